import { done, streams, words } from "../behaviour.ts";

/** What all others are compared with. */
export const plain = streams({ name: "a good answer", seenIn: "every server on a good day" }, (good) => [...words(good), done]);
