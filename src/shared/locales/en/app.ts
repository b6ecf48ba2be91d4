import { charts } from "./charts.ts";
import { common } from "./common.ts";
import { dashboard } from "./dashboard.ts";
import { errors } from "./errors.ts";
import { generations } from "./generations.ts";
import { libraryItem } from "./library-item.ts";
import { notFound } from "./not-found.ts";
import { options } from "./options.ts";
import { shell } from "./shell.ts";
import { templates } from "./templates.ts";
import { verdicts } from "./verdicts.ts";

/** The texts of the signed-in app, which the browser fetches as one file. To add an area, add one import and one name here. */
export const appMessages = {
  charts,
  common,
  generations,
  dashboard,
  errors,
  libraryItem,
  notFound,
  options,
  shell,
  templates,
  verdicts,
};
