import { expect, test } from "vitest";
import { swallowSecondPress } from "./second-press.ts";

interface Press {
  readonly at: number;
  readonly x?: number;
}

function pressEvent(type: string, { at, x = 100 }: Press): MouseEvent {
  const event = new Event(type, { cancelable: true });
  return Object.defineProperties(event, {
    timeStamp: { value: at },
    clientX: { value: x },
    clientY: { value: 50 },
  }) as MouseEvent;
}

/** A page on which an entry of a menu has just been pressed, and what of later presses gets through to it. */
function pageAfter(first: Press) {
  const page = new EventTarget();
  const heard: string[] = [];
  swallowSecondPress(pressEvent("click", first), page);
  for (const type of ["pointerdown", "mousedown", "click"]) page.addEventListener(type, () => heard.push(type));
  const press = (next: Press) => {
    heard.length = 0;
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) page.dispatchEvent(pressEvent(type, next));
    return [...heard];
  };
  return { press, page, heard };
}

const whole = ["pointerdown", "mousedown", "click"];

test("the second half of a double press reaches nothing, nor does a third one", () => {
  const { press } = pageAfter({ at: 0 });
  expect(press({ at: 90 })).toEqual([]);
  expect(press({ at: 180, x: 104 })).toEqual([]);
});

test("who goes on quickly elsewhere, or later at the same place, is heard at once", () => {
  expect(pageAfter({ at: 0 }).press({ at: 60, x: 140 })).toEqual(whole);
  expect(pageAfter({ at: 0 }).press({ at: 500 })).toEqual(whole);
  const { press } = pageAfter({ at: 0 });
  press({ at: 60, x: 140 });
  expect(press({ at: 120 })).toEqual(whole);
});

test("a press that began in time stays swallowed however long the finger rests, and a key that presses after it counts", () => {
  const { page, heard } = pageAfter({ at: 0 });
  page.dispatchEvent(pressEvent("pointerdown", { at: 480 }));
  page.dispatchEvent(pressEvent("click", { at: 900 }));
  expect(heard).toEqual([]);
  page.dispatchEvent(pressEvent("click", { at: 950 }));
  expect(heard).toEqual(["click"]);
});

test("what a script presses on behalf of the entry, such as a link to a file, gets through", () => {
  const { page, heard } = pageAfter({ at: 0 });
  page.dispatchEvent(pressEvent("click", { at: 5, x: 0 }));
  expect(heard).toEqual(["click"]);
});
