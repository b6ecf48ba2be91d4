/** A file as the bundler would make it by itself. */
export interface ChunkNode {
  readonly name: string;
  /** Names of the files that must run before it. */
  readonly imports: readonly string[];
  readonly bytes: number;
  /** Of a file that is fetched for itself, as a page's entry or by an `import()`: what it may fetch in vain, as a share of what it needs. */
  readonly vainShare: number | null;
}

/** Bytes are those of minified, uncompressed code. */
export interface ChunkLimits {
  /** A smaller file is worth joining with another. */
  readonly smallBelow: number;
  /** No file grows beyond. */
  readonly joinedBelow: number;
  /** What all roots together may fetch in vain for one file less. */
  readonly vainPerJoin: number;
}

interface Chunk {
  readonly members: string[];
  readonly roots: Set<string>;
  readonly imports: Set<Chunk>;
  readonly mayJoin: boolean;
  bytes: number;
}

/**
 * Says which files become one. A bundler makes a file for each set of roots (what is fetched for itself) that need the same modules:
 * hundreds of a few hundred bytes, of which a page fetches a hundred, six at a time. The small ones are joined, the smallest first, each
 * with the file for which the fewest bytes are fetched in vain. Two files of which one needs the other by way of a third stay apart:
 * joined, they and the third would need each other, and code would run before what it needs.
 * @returns the names of the files that become one, for each of them.
 */
export function joinSmallChunks(nodes: readonly ChunkNode[], limits: ChunkLimits): string[][] {
  const chunks = chunksOf(nodes);
  const vainLeft = new Map<string, number>();
  for (const { name, vainShare } of nodes) {
    const needed = [...chunks].filter(({ roots }) => roots.has(name)).reduce((sum, { bytes }) => sum + bytes, 0);
    vainLeft.set(name, needed * (vainShare ?? 0));
  }
  const settled = new Set<Chunk>();
  for (let small = smallest(chunks, settled, limits); small; small = smallest(chunks, settled, limits)) {
    const partner = cheapestPartner(small, chunks, vainLeft, limits);
    if (!partner) {
      settled.add(small);
      continue;
    }
    for (const [root, bytes] of vainBytes(small, partner)) vainLeft.set(root, (vainLeft.get(root) ?? 0) - bytes);
    join(chunks, small, partner);
  }
  return [...chunks].map(({ members }) => members).filter(({ length }) => length > 1);
}

function chunksOf(nodes: readonly ChunkNode[]): Set<Chunk> {
  const chunkOf = new Map<string, Chunk>(
    nodes.map(({ name, vainShare, bytes }) => [
      name,
      { members: [name], roots: new Set<string>(), imports: new Set<Chunk>(), mayJoin: vainShare === null, bytes },
    ]),
  );
  for (const { name, imports } of nodes)
    for (const imported of imports) chunkOf.get(name)?.imports.add(chunkOf.get(imported) as Chunk);
  for (const { name } of nodes.filter(({ vainShare }) => vainShare !== null))
    for (const needed of allImports(chunkOf.get(name) as Chunk)) needed.roots.add(name);
  return new Set(chunkOf.values());
}

/** A chunk and everything that runs before it. */
function allImports(chunk: Chunk, without?: Chunk): Set<Chunk> {
  const found = new Set([chunk]);
  for (const each of found) for (const next of each.imports) if (!(each === chunk && next === without)) found.add(next);
  return found;
}

function smallest(chunks: ReadonlySet<Chunk>, settled: ReadonlySet<Chunk>, { smallBelow }: ChunkLimits): Chunk | undefined {
  return [...chunks]
    .filter((chunk) => chunk.mayJoin && chunk.bytes < smallBelow && !settled.has(chunk))
    .reduce<Chunk | undefined>((least, chunk) => (least && least.bytes <= chunk.bytes ? least : chunk), undefined);
}

/** What each root would fetch in vain if two chunks were one: the other, and what that one needs. */
function vainBytes(one: Chunk, other: Chunk): [root: string, bytes: number][] {
  const only = (chunk: Chunk, besides: Chunk) => {
    const fetched = [...allImports(besides)];
    return [...chunk.roots.difference(besides.roots)].map((root): [string, number] => [
      root,
      fetched.reduce((sum, { roots, bytes }) => (roots.has(root) ? sum : sum + bytes), 0),
    ]);
  };
  return [...only(one, other), ...only(other, one)];
}

function cheapestPartner(
  small: Chunk,
  chunks: ReadonlySet<Chunk>,
  vainLeft: ReadonlyMap<string, number>,
  { joinedBelow, vainPerJoin }: ChunkLimits,
): Chunk | undefined {
  let best: { partner: Chunk; cost: number } | undefined;
  for (const partner of chunks) {
    if (partner === small || !partner.mayJoin || small.bytes + partner.bytes >= joinedBelow) continue;
    const vain = vainBytes(small, partner);
    const cost = vain.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (cost > vainPerJoin || (best && cost >= best.cost)) continue;
    if (vain.some(([root, bytes]) => bytes > (vainLeft.get(root) ?? 0))) continue;
    if (allImports(small, partner).has(partner) || allImports(partner, small).has(small)) continue;
    best = { partner, cost };
  }
  return best?.partner;
}

function join(chunks: Set<Chunk>, small: Chunk, partner: Chunk): void {
  chunks.delete(small);
  partner.members.push(...small.members);
  partner.bytes += small.bytes;
  for (const imported of small.imports) partner.imports.add(imported);
  for (const chunk of chunks) if (chunk.imports.delete(small)) chunk.imports.add(partner);
  partner.imports.delete(partner);
  for (const root of small.roots) partner.roots.add(root);
  for (const needed of allImports(partner)) for (const root of partner.roots) needed.roots.add(root);
}
