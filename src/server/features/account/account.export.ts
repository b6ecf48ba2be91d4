import { findTemplate } from "#language/templates/registry.ts";
import { uniqueFileNames } from "#language/text/file-name.ts";
import { listAllAccountEvents } from "#server/identity/account-events.ts";
import type { Owner } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { ZipEntry } from "#server/platform/zip.ts";
import {
  getOwnService,
  listBrandVoices,
  listMarketSets,
  listNotifications,
  listSavedKeywords,
  listTexts,
  listTrendFiles,
  listUnkept,
  listUsage,
  listVersions,
  type PageEnd,
  type TextRow,
} from "./account.store.ts";

/** Texts that are in memory at a time, with all their versions. */
const pageSize = 100;

/** The archive has room for 65,535 files; every text beyond is in `library.json` all the same. */
const textFilesMax = 60_000;

/** What the caller knows of the person already. */
export interface ExportedPerson {
  readonly owner: Owner;
  readonly profile: object;
  readonly settings: object;
  readonly now: Date;
}

/**
 * The files of an export, each made when its turn comes. Keys, passwords and session tokens are in none of them. What is made while
 * the export runs may or may not be in it.
 */
export async function* exportFiles(orm: Orm, { owner, profile, settings, now }: ExportedPerson): AsyncGenerator<ZipEntry> {
  const json = (name: string, value: unknown): ZipEntry => ({ name, modified: now, pieces: [toJson(value)] });
  yield json("profile.json", profile);
  yield json("settings.json", { ...settings, ownModelService: await getOwnService(orm, owner.userId) });
  yield* textFiles(orm, owner);
  yield { name: "library.json", modified: now, pieces: libraryJson(orm, owner) };
  yield json("without-text.json", await listUnkept(orm, owner));
  yield json("sets.json", await listMarketSets(orm, owner));
  yield json("brand-voices.json", await listBrandVoices(orm, owner));
  yield json("trends.json", {
    savedKeywords: await listSavedKeywords(orm, owner.userId),
    files: await listTrendFiles(orm, owner.userId),
  });
  yield json("sign-ins.json", await listAllAccountEvents(orm, owner.userId));
  yield json("notifications.json", await listNotifications(orm, owner.userId));
  const months = await listUsage(orm, owner);
  yield { name: "usage.csv", modified: now, pieces: ["month,words\r\n", ...months.map((m) => `${m.month},${m.used}\r\n`)] };
}

/** The library, page by page, the oldest text first. */
async function* textPages(orm: Orm, owner: Owner): AsyncGenerator<TextRow[]> {
  for (let end: PageEnd | null = null; ; ) {
    const page: TextRow[] = await listTexts(orm, owner, end, pageSize);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    end = page.at(-1) ?? null;
  }
}

/** One Markdown file a text, named after its day and its title. */
async function* textFiles(orm: Orm, owner: Owner): AsyncGenerator<ZipEntry> {
  const nameFor = uniqueFileNames();
  let files = 0;
  for await (const page of textPages(orm, owner)) {
    for (const row of page) {
      if (++files > textFilesMax) return;
      const day = row.createdAt.toISOString().slice(0, 10);
      yield {
        name: `texts/${nameFor(`${day} ${row.title}`, "md")}`,
        modified: row.updatedAt,
        pieces: [frontMatter(row), row.text, "\n"],
      };
    }
  }
}

/** YAML that any reader of front matter takes: every text is a JSON string, which YAML reads as its own. */
function frontMatter(row: TextRow): string {
  const { brief } = row;
  const lines: [string, unknown][] = [
    ["title", row.title],
    ["template", row.templateId === null ? null : (findTemplate(row.templateId)?.key ?? row.templateId)],
    ["variety", row.variety],
    ["tone", brief?.tone ?? null],
    ["audience", brief?.audience ?? null],
    ["topic", brief?.topic ?? null],
    ["keywords", brief?.keywords ?? []],
    ["words", row.words],
    ["status", row.status],
    ["favourite", row.favourite],
    ["direction", row.direction],
    ["writer", row.writer ? (row.writer.model ?? row.writer.provider) : null],
    ["version", row.version],
    ["created", row.createdAt],
    ["updated", row.updatedAt],
    ["id", row.id],
  ];
  return `---\n${lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join("")}---\n\n`;
}

/** All that is stored of each text, with every version of it, as one JSON array. */
async function* libraryJson(orm: Orm, owner: Owner): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of textPages(orm, owner)) {
    const versions = Map.groupBy(
      await listVersions(
        orm,
        page.map(({ id }) => id),
      ),
      ({ itemId }) => itemId,
    );
    for (const row of page) {
      const own = (versions.get(row.id) ?? []).map(({ itemId: _, ...version }) => version);
      yield `${before}${JSON.stringify({ ...row, versions: own })}`;
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
