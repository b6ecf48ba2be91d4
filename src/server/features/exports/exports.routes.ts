import { attachmentNamed } from "#server/platform/http/attachment.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { exportsApi, exportTypes } from "#shared/contracts/exports.ts";
import type { ExportsService } from "./exports.service.ts";

export function exportsRoutes(exports: ExportsService): Route[] {
  return [
    route(exportsApi.text, async ({ c, actor, params, query }) => {
      const { name, bytes } = await exports.export(actor, params.id, query);
      return c.body(new Uint8Array(bytes), 200, {
        "Content-Type": exportTypes[query.format],
        "Content-Disposition": attachmentNamed(name),
      });
    }),
  ];
}
