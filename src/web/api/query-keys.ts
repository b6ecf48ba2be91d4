/**
 * The first element of every query key. Events from other tabs invalidate queries by these, so a query with another first element
 * would become stale unnoticed. Queries of one resource append to it: `[...queryKeys.library, search]`.
 */
export const queryKeys = {
  user: ["user"],
  settings: ["settings"],
  usage: ["usage"],
  appInfo: ["app-info"],
  templates: ["templates"],
  subjects: ["subjects"],
  library: ["library"],
  versionTexts: ["version-texts"],
  generations: ["generations"],
  markets: ["markets"],
  brandVoices: ["brand-voices"],
  notifications: ["notifications"],
  stats: ["stats"],
  sessions: ["sessions"],
  accountWays: ["account-ways"],
  accountEvents: ["account-events"],
  ownWriter: ["own-writer"],
  writerRoutes: ["writer-routes"],
  localModels: ["local-models"],
  licence: ["licence"],
  archives: ["archives"],
  storage: ["storage"],
  trends: ["trends"],
  seasons: ["seasons"],
} as const;
