import { attachmentNamed } from "#server/platform/http/attachment.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { calendarType, seasonsApi } from "#shared/contracts/seasons.ts";
import type { SeasonsService } from "./seasons.service.ts";

export function seasonsRoutes(seasons: SeasonsService): Route[] {
  return [
    route(seasonsApi.list, ({ query }) => seasons.list(query.country, query.days)),
    route(seasonsApi.calendar, ({ c, query }) =>
      c.body(seasons.calendar(query.country, query.language), 200, {
        "Content-Type": `${calendarType}; charset=utf-8`,
        "Content-Disposition": attachmentNamed(`seasons-${query.country.toLowerCase()}.ics`),
      }),
    ),
  ];
}
