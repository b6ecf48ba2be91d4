/**
 * Prints the built-in writer's drafts of the ninety briefs, each with its figures and what it is made of: `node bench/drafts.ts [id …]`. With `--figures` the
 * texts are left out. They are written from the pack that the brief's writer named, or else from the one that is found.
 */
import { readdirSync, readFileSync } from "node:fs";
import { check } from "#language/checks/check.ts";
import { isOutline } from "#language/checks/words.ts";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { kindOf } from "#language/composer/text-kind.ts";
import { loadSubject, type SubjectId, subjectIds } from "#language/subjects/registry.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { isThin } from "#language/subjects/thin-subject.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { countWords } from "#language/text/words.ts";
import { type Brief, brief as briefSchema } from "#shared/contracts/brief.ts";

interface Entry {
  readonly id: string;
  readonly facts: string;
  readonly pack?: string;
  readonly brief: Brief;
}

const dir = new URL("briefs/", import.meta.url);
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isShort = process.argv.includes("--figures");

const kinds = new Map<string, number>();
let notesGiven = 0;
let notesLost = 0;

for (const file of readdirSync(dir).filter((name) => name.endsWith(".json"))) {
  for (const entry of JSON.parse(readFileSync(new URL(file, dir), "utf8")) as Entry[]) {
    if (wanted.length > 0 && !wanted.some((id) => entry.id.startsWith(id))) continue;
    const { brief, template, targetWords } = checkBrief(briefSchema.parse(entry.brief));
    const found = withSubject(brief).subject;
    const pack = subjectIds.find((id): id is SubjectId => id === (entry.pack ?? found));
    const written = { ...withSubject(brief), ...(pack ? { subject: pack } : {}) };
    const text = composeBrief(written, template, targetWords, 1, pack ? await loadSubject(pack) : null);
    const blanks = text.split("[…").length - 1;
    const made = isOutline(text)
      ? "outline"
      : kindOf(template, brief.topic) === "fixed"
        ? "form"
        : pack && !isThin((await loadSubject(pack)).pack)
          ? "pack"
          : "facts";
    kinds.set(made, (kinds.get(made) ?? 0) + 1);
    const notes = check(text, brief).notes ?? [];
    const lost = notes.filter(({ isTold, reason }) => !isTold && !reason);
    notesGiven += notes.length;
    notesLost += lost.length;
    console.log(
      [entry.id, brief.variety, template.key, `facts ${entry.facts}`, `pack ${pack ?? "none"}`, `found ${found ?? "none"}`].join(
        " · ",
      ),
      `· ${made} · ${countWords(text)} of ${targetWords} words · ${blanks} blanks · ${notes.length - lost.length} of ${notes.length} notes`,
    );
    if (!isShort) console.log(`TOPIC ${brief.topic}\nNOTES ${(brief.notes ?? []).join(" / ")}\n\n${text}\n\n${"—".repeat(40)}`);
  }
}

console.log([...kinds].map(([kind, count]) => `${count} ${kind}`).join(", "));
console.log(`${notesGiven - notesLost} of ${notesGiven} notes told or listed`);
