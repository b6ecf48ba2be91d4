import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleStop, Columns3, FolderOpen, LoaderCircle, Tag, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionIn, directionOf, textDirection } from "#language/text/direction.ts";
import type { GenerationState } from "#shared/contracts/generations.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { languageOf, standardOf, type Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { cx } from "#web/ui/cx.ts";
import { Marked } from "#web/ui/marked.tsx";
import { useTemplateName } from "#web/writing/work/use-template-name.ts";
import type { LibraryParams } from "./library-search.ts";
import { previewOf } from "./preview.ts";

type OwnWords = Pick<LibraryItem, "title" | "text" | "variety" | "direction">;

const languages = new WeakMap<OwnWords, ReturnType<typeof readLanguage>>();

/** The direction and language of an item's own words, whatever the page speaks. */
export function languageOfItem(item: OwnWords) {
  // A page asks at every key that is typed in the text, and a changed item is another object.
  const known = languages.get(item) ?? readLanguage(item);
  languages.set(item, known);
  return known;
}

function readLanguage({ title, text, variety, direction: chosen }: OwnWords) {
  const direction = textDirection(`${text}\n${title}`, variety && languageOf(variety), chosen);
  const script = directionOf(`${title} ${text}`) ?? direction;
  const isVariety = variety !== null && (languageOf(variety) === "ar") === (script === "rtl");
  const lang = isVariety ? varietyRecords[variety].tag : script === "rtl" ? "ar" : "en";
  return { direction, titleDirection: directionIn(title, direction), lang } as const;
}

/** A text of one's own has no variety; its paper takes the plain one of its script. */
export function varietyOfItem(item: LibraryItem): Variety {
  return item.variety ?? standardOf(languageOfItem(item).lang === "ar" ? "ar" : "en");
}

/** By which the focus finds a title again. */
export const titleLinkId = (itemId: string) => `title-${itemId}`;

/**
 * The title as a link to the text, in the title's own direction: cut short, it must lose its end, not its beginning. The filters
 * stay in the address, so that the way back leads to the same list.
 */
export function TitleLink({ item, className }: { item: LibraryItem; className?: string }) {
  const t = useTranslations("libraryItem");
  const { titleDirection, lang } = languageOfItem(item);
  const own = item.title ? { dir: titleDirection, lang } : {};
  return (
    <Link
      id={titleLinkId(item.id)}
      to="."
      search={(before: object) => ({ ...before, item: item.id })}
      {...own}
      className={cx("hover:text-action", className)}
    >
      {item.title ? <Marked text={item.title} marks={item.match?.title ?? []} /> : t("noTitle")}
    </Link>
  );
}

/** Where a search found the text, with the found words marked; without a search, or where its title alone is found, its beginning. */
export function Preview({ item, maxChars }: { item: LibraryItem; maxChars: number }) {
  const excerpt = item.match?.excerpt;
  return excerpt ? <Marked {...excerpt} /> : previewOf(item, maxChars);
}

export function TemplateName({ item }: { item: LibraryItem }) {
  const name = useTemplateName(item);
  return <bdi>{name}</bdi>;
}

/** 'Blog post, 212 words'. */
export function KindAndWords({ item }: { item: LibraryItem }) {
  const t = useTranslations("libraryItem");
  const kind = useTemplateName(item);
  return t("kindAndWords", { kind, count: item.wordCount });
}

/** '4 markets', leading to all of them; nothing for a text that stands alone. */
export function MarketSetBadge({ item }: { item: LibraryItem }) {
  const t = useTranslations("library");
  if (item.set === null) return null;
  return (
    // Above the card's link, which covers the whole card.
    <Link
      to="/matrix"
      search={{ set: item.set.id }}
      className="touch-target relative z-10 inline-flex items-center gap-1.5 whitespace-nowrap rounded-tag bg-sunk px-2 text-label hover:text-action"
    >
      <Columns3 aria-hidden className="size-3.5" />
      {t("set.badge", { count: item.set.texts })}
    </Link>
  );
}

/** Its folder and tags, each leading to the texts that share it; nothing for a text without. */
export function Labels({ item }: { item: LibraryItem }) {
  if (item.folder === null && item.tags.length === 0) return null;
  return (
    // Above the card's link, which covers the whole card.
    <span className="relative z-10 flex min-w-0 max-w-full flex-wrap gap-1.5">
      {item.folder === null ? null : (
        <Label name={item.folder} search={{ folder: item.folder }} icon={<FolderOpen aria-hidden className="size-3.5" />} />
      )}
      {item.tags.map((tag) => (
        <Label key={tag} name={tag} search={{ tag }} icon={<Tag aria-hidden className="size-3.5" />} />
      ))}
    </span>
  );
}

function Label({ name, search, icon }: { name: string; search: LibraryParams; icon: ReactNode }) {
  return (
    <Link
      to="."
      search={search}
      className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-tag bg-sunk px-2 text-label hover:text-action"
    >
      {icon}
      <bdi className="truncate">{name}</bdi>
    </Link>
  );
}

const icons = { running: LoaderCircle, stopped: CircleStop, interrupted: Unplug, failed: CircleAlert } as const;

/** Why a text is not whole; nothing for one that is. */
export function StatusTag({ status, className }: { status: GenerationState; className?: string }) {
  const t = useTranslations("libraryItem.status");
  if (status === "done") return null;
  const Icon = icons[status];
  return (
    <span className={cx("inline-flex items-center gap-1.5 whitespace-nowrap text-small text-warn", className)}>
      <Icon aria-hidden className="size-3.5" />
      {t(status)}
    </span>
  );
}
