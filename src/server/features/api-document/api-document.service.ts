import { z } from "zod";
import { api } from "#shared/contracts/api.ts";
import { type Endpoint, errorsOf } from "#shared/contracts/endpoint.ts";
import { type ErrorCode, errorCodes, errorParams, errorStatus } from "#shared/errors.ts";

type Json = Record<string, unknown>;

/** The document of all calls: OpenAPI 3.1, from the contracts that the server itself is held to. */
export function apiDocument(): { openapi: string; paths: Record<string, unknown> } & Json {
  document ??= createDocument();
  return document;
}

let document: ReturnType<typeof createDocument> | undefined;

function createDocument() {
  const operations = Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ group, name, endpoint: endpoint as Endpoint })),
  );
  const schemas = createSchemas();
  const paths: Record<string, Json> = {};
  for (const { group, name, endpoint } of operations) {
    const id = `${group}.${name}`;
    for (const [base, security] of mountsOf(endpoint)) {
      const path = `${base}${endpoint.path.replaceAll(/:(\w+)/g, "{$1}")}`;
      const operationId = base === "/firebase" ? `${id}.bearer` : id;
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: {
          operationId,
          tags: [group],
          summary: endpoint.summary,
          security,
          ...requestOf(endpoint, id, schemas),
          responses: { ...successOf(endpoint, id, schemas), ...errorsByStatus(endpoint) },
        },
      };
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: "Lahja", version: "1", description: "Every call of a Lahja server, as it checks them itself." },
    servers: [{ url: "/api" }],
    tags: Object.keys(api).map((name) => ({ name, description: `The calls of \`${name}\`.` })),
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "lahja.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
      schemas: { ...schemas.all(), ErrorParams: schemas.plain(errorParams) },
    },
  };
}

/** Where a call is served, and what admits a caller there. */
function mountsOf({ access = "signed-in" }: Endpoint): [base: string, security: Json[]][] {
  if (access === "everybody") return [["", []]];
  const bearer: [string, Json[]] = ["/firebase", [{ bearer: [] }]];
  return access === "bearer" ? [bearer] : [["", [{ session: [] }]], bearer];
}

interface Schemas {
  /** Names a schema among the components; returns the reference to it. */
  add(name: string, schema: z.ZodType, direction: "input" | "output"): Json;
  /** The schema itself. */
  plain(schema: z.ZodType): Json;
  all(): Record<string, Json>;
}

function createSchemas(): Schemas {
  const kept: Record<string, Json> = {};
  const plain = (schema: z.ZodType, io: "input" | "output" = "output"): Json => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
    return json;
  };
  return {
    add(name, schema, direction) {
      kept[name] ??= plain(schema, direction);
      return { $ref: `#/components/schemas/${name}` };
    },
    plain,
    all: () => kept,
  };
}

function requestOf(endpoint: Endpoint, id: string, schemas: Schemas): Json {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const inPath = partsOf(endpoint.params);
  const inQuery = partsOf(endpoint.query);
  const parameters = [
    ...names.map((name) => ({ name, in: "path", required: true, schema: inPath.properties[name] ?? { type: "string" } })),
    ...Object.entries(inQuery.properties).map(([name, schema]) => ({
      name,
      in: "query",
      required: inQuery.required.includes(name),
      schema,
    })),
  ];
  return { ...(parameters.length > 0 ? { parameters } : {}), ...bodyOf(endpoint, id, schemas) };
}

function partsOf(schema: z.ZodObject | undefined): { properties: Record<string, Json>; required: string[] } {
  const { properties = {}, required = [] } = schema ? z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) : {};
  return { properties: properties as Record<string, Json>, required };
}

function bodyOf({ body }: Endpoint, id: string, schemas: Schemas): Json {
  if (!body) return {};
  if (!("kind" in body))
    return { requestBody: { required: true, content: jsonContent(schemas.add(`${id}.request`, body, "input")) } };
  const file = { type: "array", items: { type: "string", contentMediaType: "application/octet-stream" } };
  const schema = { type: "object", required: [body.field], properties: { [body.field]: file } };
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

function successOf({ answer, status }: Endpoint, id: string, schemas: Schemas): Json {
  if (!("kind" in answer)) {
    return { [status ?? 200]: { description: "OK", content: jsonContent(schemas.add(`${id}.answer`, answer, "output")) } };
  }
  if (answer.kind === "nothing") return { 204: { description: "Done" } };
  if (answer.kind === "redirect") return { 302: { description: "To another address" } };
  if (answer.kind === "file") {
    const bytes = { schema: { type: "string", contentMediaType: "application/octet-stream" } };
    return { 200: { description: "The file", content: Object.fromEntries(answer.types.map((type) => [type, bytes])) } };
  }
  const contentSchema = schemas.add(`${id}.event`, answer.event, "output");
  const schema = { type: "string", contentMediaType: "application/json", contentSchema, description: "The data of each event." };
  return { 200: { description: "Events", content: { "text/event-stream": { schema } } } };
}

/** For each status the codes that come with it, in the one envelope of every error. */
function errorsByStatus(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(", "), content: jsonContent(envelopeOf(codes)) }]),
  );
}

function envelopeOf(codes: readonly ErrorCode[]): Json {
  const error = {
    type: "object",
    required: ["code", "params", "requestId"],
    properties: {
      code: { type: "string", enum: codes.length === errorCodes.length ? errorCodes : codes },
      params: { $ref: "#/components/schemas/ErrorParams" },
      requestId: { type: "string" },
    },
  };
  return { type: "object", required: ["error"], properties: { error } };
}

function jsonContent(schema: Json): Json {
  return { "application/json": { schema } };
}
