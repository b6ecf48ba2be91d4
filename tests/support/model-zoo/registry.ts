import type { ZooBehaviour } from "./behaviour.ts";
import * as broken from "./behaviours/broken.ts";
import * as ends from "./behaviours/ends.ts";
import * as frames from "./behaviours/frames.ts";
import * as kept from "./behaviours/kept.ts";
import { plain } from "./behaviours/plain.ts";
import * as thoughts from "./behaviours/thoughts.ts";
import * as transport from "./behaviours/transport.ts";
import * as waiting from "./behaviours/waiting.ts";

/** Every behaviour that the six paths are tried with; the first one is the good answer that the others are compared with. */
export const zoo: readonly [ZooBehaviour, ...ZooBehaviour[]] = [
  plain,
  ...Object.values(kept),
  ...Object.values(thoughts),
  ...Object.values(frames),
  ...Object.values(ends),
  ...Object.values(broken),
  ...Object.values(transport),
  ...Object.values(waiting),
];
