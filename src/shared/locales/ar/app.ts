import { charts } from "./charts.ts";
import { common } from "./common.ts";
import { convert } from "./convert.ts";
import { create } from "./create.ts";
import { dashboard } from "./dashboard.ts";
import { errors } from "./errors.ts";
import { library } from "./library.ts";
import { notFound } from "./not-found.ts";
import { options } from "./options.ts";
import { plans } from "./plans.ts";
import { receipt } from "./receipt.ts";
import { shell } from "./shell.ts";
import { suggestions } from "./suggestions.ts";
import { templates } from "./templates.ts";

/** The texts of the signed-in app, one file for the browser to fetch. A new area is one import and one name here. */
export const appMessages = {
  charts,
  common,
  convert,
  create,
  dashboard,
  errors,
  library,
  notFound,
  options,
  plans,
  receipt,
  shell,
  suggestions,
  templates,
};
