import { loadSubject, subjectIds } from "#language/subjects/registry.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { subjectsApi } from "#shared/contracts/subjects.ts";

export function subjectsRoutes(): Route[] {
  return [
    route(subjectsApi.list, async () => {
      const subjects = await Promise.all(subjectIds.map(loadSubject));
      return subjects.map(({ pack }) => ({ id: pack.id, name: pack.name }));
    }),
  ];
}
