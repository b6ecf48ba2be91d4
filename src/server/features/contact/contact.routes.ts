import { type Route, route } from "#server/platform/http/route.ts";
import { contactApi } from "#shared/contracts/contact.ts";
import type { ContactService } from "./contact.service.ts";

export function contactRoutes(contact: ContactService): Route[] {
  return [route(contactApi.send, ({ c, body, language }) => contact.send(body, { language, address: c.get("clientIp") }))];
}
