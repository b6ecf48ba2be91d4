import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { notFound } from "./not-found.ts";
import { options } from "./options.ts";
import { shell } from "./shell.ts";
import { signIn } from "./sign-in.ts";
import { site } from "./site.ts";

/** The texts of the signed-out pages, which the browser fetches as one file. */
export const publicMessages = { common, errors, notFound, options, shell, signIn, site };
