import type { ReactNode } from "react";

/** How high each kind of part is drawn; the drawing ends where the paper ends. */
type Draw = (y: number) => { height: number; shape: ReactNode };

const bar = (y: number, width: number, colour: string, height = 2, x = 8) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1} className={colour} />
);
const dot = (y: number) => <circle key={`dot ${y}`} cx={10} cy={y} r={2} className="fill-ink-2" />;
const line = "fill-hair-2";
const strong = "fill-ink-2";

const lines = (y: number): ReactNode => [bar(y, 44, line), bar(y + 4, 44, line), bar(y + 8, 28, line)];
const listed = (y: number): ReactNode =>
  [0, 6, 12].map((step) => [dot(y + step + 1), bar(y + step, step === 6 ? 24 : 32, line, 2, 16)]);

const text: Draw = (y) => ({ height: 11, shape: lines(y) });
const list: Draw = (y) => ({ height: 16, shape: listed(y) });

/** A drawing for each kind of part of `language/templates/sketch.ts`; what is unknown looks like text. */
const layouts: Readonly<Record<string, Draw>> = {
  title: (y) => ({ height: 6, shape: bar(y, 36, "fill-ink", 5) }),
  text,
  section: (y) => ({ height: 16, shape: [bar(y, 26, strong, 3), lines(y + 6)] }),
  call: (y) => ({ height: 8, shape: <rect x={8} y={y} width={20} height={6} rx={2} className="fill-action" /> }),
  bullets: list,
  steps: list,
  options: list,
  questions: (y) => ({ height: 12, shape: [bar(y, 26, strong), bar(y + 5, 44, line), bar(y + 9, 34, line)] }),
  scenes: (y) => ({
    height: 13,
    shape: [
      <rect key="picture" x={8} y={y} width={16} height={12} rx={1} className="fill-none stroke-ink-3" strokeWidth={1} />,
      bar(y + 2, 22, line, 2, 29),
      bar(y + 7, 16, line, 2, 29),
    ],
  }),
  posts: (y) => ({
    height: 17,
    shape: [0, 10].map((step) => [dot(y + step + 1), bar(y + step, 34, line, 2, 16), bar(y + step + 4, 24, line, 2, 16)]),
  }),
  table: (y) => ({
    height: 17,
    shape: [0, 8].map((step) =>
      [8, 30].map((x) => (
        <rect key={`${x} ${step}`} x={x} y={y + step} width={22} height={8} className="fill-none stroke-ink-3" strokeWidth={1} />
      )),
    ),
  }),
  line: (y) => ({ height: 4, shape: bar(y, 32, strong, 3) }),
  facts: (y) => ({ height: 9, shape: [0, 6].map((step) => [bar(y + step, 12, strong), bar(y + step, 26, line, 2, 24)]) }),
  hashtags: (y) => ({ height: 4, shape: [8, 22, 36].map((x) => bar(y, 11, "fill-action", 3, x)) }),
  signature: (y) => ({ height: 5, shape: bar(y + 2, 20, strong, 2, 32) }),
};

const paper = { width: 60, height: 76, margin: 9 };

/** The plan of a template as a small sheet, 60x76, drawn from its parts; it reads in the direction of the page. */
export function TemplateSketch({ sketch }: { sketch: readonly string[] | undefined }) {
  const shapes: ReactNode[] = [];
  let y = paper.margin;
  for (const [index, layout] of (sketch ?? ["title", "text", "text"]).entries()) {
    const { height, shape } = (layouts[layout] ?? text)(y);
    if (y + height > paper.height - 4) break;
    shapes.push(<g key={index}>{shape}</g>);
    y += height + 4;
  }
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      className="mirror-rtl h-19 w-15 rounded-paper border border-hair-2 bg-sheet shadow-1"
    >
      {shapes}
    </svg>
  );
}
