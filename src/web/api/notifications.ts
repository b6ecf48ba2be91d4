import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NotificationList } from "#shared/contracts/notifications.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The newest notices and how many are unread. */
export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: ({ signal }) => call("GET /notifications", { signal }),
});

/** Marks one notice read. */
export function useMarkRead() {
  return useChange(
    (id: string) => call("POST /notifications/:id/read", { params: { id } }),
    ({ notifications, unread }, id) => {
      const isNews = notifications.some((notice) => notice.id === id && !notice.read);
      return {
        notifications: notifications.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
        unread: isNews ? unread - 1 : unread,
      };
    },
  );
}

export function useMarkAllRead() {
  return useChange<void>(
    () => call("POST /notifications/read-all"),
    ({ notifications }) => ({ notifications: notifications.map((notice) => ({ ...notice, read: true })), unread: 0 }),
  );
}

export function useClearNotifications() {
  return useChange<void>(
    () => call("DELETE /notifications"),
    () => ({ notifications: [], unread: 0 }),
  );
}

/** A change that shows at once; when the server refuses it, the list is as it was. */
function useChange<Input>(
  send: (input: Input) => Promise<unknown>,
  apply: (list: NotificationList, input: Input) => NotificationList,
) {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: send,
    async onMutate(input: Input) {
      // An answer that was on its way from before the change would undo it on the screen.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, apply(before, input));
      return before;
    },
    onError: (_error, _input, before) => before && queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
