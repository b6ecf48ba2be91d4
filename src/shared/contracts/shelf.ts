import { endpoint } from "./endpoint.ts";
import { arrangeRequest, changedItems, itemIdsRequest, libraryLabels, newItem } from "./library.ts";

/** Organising texts: folders, tags, the trash, copies. */
export const shelfApi = {
  labels: endpoint({
    method: "GET",
    path: "/library/labels",
    summary: "Folders and tags, with the number of their texts",
    answer: libraryLabels,
  }),
  arrange: endpoint({
    method: "PATCH",
    path: "/library",
    summary: "Put several texts in order",
    body: arrangeRequest,
    answer: changedItems,
    errors: ["request.not_found"],
  }),
  trash: endpoint({
    method: "POST",
    path: "/library/trash",
    summary: "Put texts into the trash",
    body: itemIdsRequest,
    answer: changedItems,
    errors: ["request.not_found"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/library/restore",
    summary: "Take texts back from the trash",
    body: itemIdsRequest,
    answer: changedItems,
    errors: ["request.not_found"],
  }),
  purge: endpoint({
    method: "POST",
    path: "/library/trash/purge",
    summary: "Delete texts of the trash for good",
    body: itemIdsRequest,
    answer: changedItems,
    errors: ["request.not_found"],
  }),
  emptyTrash: endpoint({ method: "DELETE", path: "/library/trash", summary: "Empty the trash", answer: changedItems }),
  copy: endpoint({
    method: "POST",
    path: "/library/:id/copy",
    summary: "A second text with the same words",
    answer: newItem,
    status: 201,
    errors: ["storage.full"],
  }),
};
