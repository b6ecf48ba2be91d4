import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const apiDocumentApi = {
  get: endpoint({
    method: "GET",
    path: "/openapi.json",
    summary: "This document",
    access: "everybody",
    answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
};
