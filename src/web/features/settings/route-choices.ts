import {
  type ChooseWritersRequest,
  type RouteGroup,
  routeGroups,
  type SupportedRoute,
  type WriterRoute,
  type WriterRoutes,
} from "#shared/contracts/writer-routes.ts";
import type { Variety } from "#shared/options.ts";

type Routes = ChooseWritersRequest["routes"];

function routesIn({ routes }: WriterRoutes, group: RouteGroup): WriterRoute[] {
  return routes.filter(({ variety }) => (routeGroups[group] as readonly Variety[]).includes(variety));
}

/** The settings that decide who writes in this group. */
export function locksIn(state: WriterRoutes, group: RouteGroup): string[] {
  return routesIn(state, group).flatMap(({ lockedBy }) => lockedBy ?? []);
}

/** Whether all of the group that can be set is set as the run supports it. */
export function isInPlace(state: WriterRoutes, { group, writer }: SupportedRoute): boolean {
  return routesIn(state, group).every(({ lockedBy, chosen }) => lockedBy !== null || chosen === writer);
}

/** What one press sets: the writers that the run supports, where they are not set and no setting decides. */
export function routesToSet(state: WriterRoutes): Routes {
  const wanted = (state.evaluation?.routes ?? []).flatMap(({ group, writer }) =>
    routesIn(state, group)
      .filter(({ lockedBy, chosen }) => writer !== null && lockedBy === null && chosen !== writer)
      .map(({ variety }) => [variety, writer] as const),
  );
  return Object.fromEntries(wanted);
}

/** Takes back all that was chosen. */
export function routesToTakeBack({ routes }: WriterRoutes): Routes {
  return Object.fromEntries(routes.flatMap(({ variety, chosen }) => (chosen === null ? [] : [[variety, null] as const])));
}
