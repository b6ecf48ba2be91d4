import { afterEach, expect, test } from "vitest";
import { dismissToast, shownToast, toast, toastDurationsMs } from "./toast.ts";

afterEach(() => {
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

test("at most one toast is shown, and the newest wins", () => {
  toast({ title: "first" });
  toast({ title: "second" });
  expect(shownToast()?.title).toBe("second");
});

test("the end of an older toast does not take a newer one away", () => {
  toast({ title: "first" });
  const first = shownToast();
  toast({ title: "second" });
  if (first) dismissToast(first.id);
  expect(shownToast()?.title).toBe("second");
});

test("a toast stays five seconds unless said otherwise; an error longer", () => {
  toast({ title: "saved" });
  expect(shownToast()?.durationMs).toBe(5000);
  toast({ title: "failed", tone: "error" });
  expect(shownToast()?.durationMs).toBe(toastDurationsMs.long);
});
