import { expect, test } from "vitest";
import { sentFile } from "./sent-file.ts";

const answer = (header?: string) => new Response("PK", header ? { headers: { "content-disposition": header } } : {});

test.each(["نصوص لهجة 2026-11-20.zip", "lahja-2026-11-20.zip", "half; 50%.md"])(
  "a file is saved under the name that the server gave it: %s",
  async (name) => {
    const file = await sentFile(answer(`attachment; filename="text.zip"; filename*=UTF-8''${encodeURIComponent(name)}`));
    expect([file.name, await file.content.text()]).toEqual([name, "PK"]);
  },
);

test("an answer without a name is no file", async () => {
  await expect(sentFile(answer())).rejects.toMatchObject({ code: "unknown" });
});
