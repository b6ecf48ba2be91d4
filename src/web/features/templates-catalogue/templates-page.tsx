import { ArrowRight, Search } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { type CatalogueTemplate, usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { SiteHero } from "#web/ui/site-parts.tsx";
import { TemplateSketch } from "#web/ui/template-sketch.tsx";
import { searchCatalogue, sectionsOf } from "./catalogue.ts";

type Category = CatalogueTemplate["category"];

/**
 * `/templates` for who is signed out: every template by category. The list stands in the HTML, so it is read and linked without any
 * script; search and categories come with it.
 */
export function TemplatesPage() {
  const { copy, templates: catalogue } = usePublicSite();
  const texts = copy.templates;
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<Category | null>(null);
  const found = searchCatalogue(catalogue.list, query, category);
  const showAll = () => {
    setQuery("");
    setCategory(null);
  };
  return (
    <>
      <SiteHero title={texts.title} lead={texts.lead} />
      <CatalogueSearch query={query} onQueryChange={setQuery} />
      <CategoryFilter category={category} onCategoryChange={setCategory} />
      <p role="status" className="mt-4 min-h-6 text-ink-3 text-label">
        {query === "" && category === null ? null : (
          <>
            {found.length === 0 ? texts.none : texts.found} {found.length === 0 ? null : <bdi>{found.length}</bdi>}
          </>
        )}
      </p>
      <div className="pb-20">
        {sectionsOf(found).map((section) => (
          <section key={section.category} aria-labelledby={section.category} className="pt-8">
            <h2 id={section.category} className="border-ink border-b pb-2 font-display text-panel">
              {texts.categories[section.category]}
            </h2>
            <ul className="grid gap-x-10 sm:grid-cols-2 desk:grid-cols-3">
              {section.templates.map((template) => (
                <CatalogueEntry key={template.id} template={template} />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 ? (
          <div className="border border-hair-2 border-dashed px-7 py-9">
            <p className="text-ink-2">{texts.noneText}</p>
            <Button className="mt-5" onClick={showAll}>
              {texts.showAll}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function CatalogueSearch({ query, onQueryChange }: { query: string; onQueryChange: (query: string) => void }) {
  const { search } = usePublicSite().copy.templates;
  return (
    <search className="relative block max-w-130">
      <Search aria-hidden className="pointer-events-none absolute inset-s-3 top-4 size-4.5 text-ink-2" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={search}
        placeholder={search}
        value={query}
        dir={query === "" ? undefined : "auto"}
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onQueryChange("");
        }}
        className="h-12 w-full rounded-control border border-field bg-sheet px-10 text-body"
      />
    </search>
  );
}

function CategoryFilter({
  category,
  onCategoryChange,
}: {
  category: Category | null;
  onCategoryChange: (next: Category | null) => void;
}) {
  const { copy, templates: catalogue } = usePublicSite();
  const texts = copy.templates;
  const choices = [null, ...sectionsOf(catalogue.list).map((section) => section.category)];
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="sr-only">{texts.filter}</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {choices.map((choice) => (
          <button
            key={choice ?? "all"}
            type="button"
            aria-pressed={category === choice}
            onClick={() => onCategoryChange(choice)}
            className={cx(
              "touch-target inline-flex min-h-9 items-center whitespace-nowrap rounded-full border px-4 text-label transition-colors",
              category === choice ? "border-ink bg-ink font-medium text-page" : "border-hair-2 hover:border-field",
            )}
          >
            {choice === null ? texts.all : texts.categories[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A template with the sketch of its plan. The whole entry is one link: to the desk, by way of signing in. */
function CatalogueEntry({ template }: { template: CatalogueTemplate }) {
  const { copy, start, onIntent } = usePublicSite();
  const texts = copy.templates;
  const address = `/create?template=${template.id}`;
  // With a script the form opens here; a new tab, or no script, gets the same through the page that asks to log in.
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    start({ next: address });
  };
  return (
    <li className="group relative flex gap-4.5 border-hair border-b py-5">
      <TemplateSketch sketch={template.sketch} />
      <div className="min-w-0 grow">
        <h3 className="font-bold font-display text-[19px] leading-[1.45]">
          <a
            href={address}
            onClick={open}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            aria-label={`${texts.use}: ${template.name}`}
            className="after:absolute after:inset-0 group-hover:text-action"
          >
            {template.name}
          </a>
        </h3>
        <p className="text-ink-2 text-label">{template.description}</p>
        <p className="mt-1.5 flex items-center justify-between gap-3 text-ink-3 text-small">
          <span>
            {texts.inPlan} {texts.plans[template.plan]}
          </span>
          <ArrowRight aria-hidden className="mirror-rtl size-4 text-action" />
        </p>
      </div>
    </li>
  );
}
