import { useCallback, useEffect, useState } from "react";
import type { MarketCell, MarketSet } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { type FollowedGeneration, type ToldWait, useGeneration } from "#web/writing/work/use-generation.ts";

/**
 * A browser opens six connections to a server over HTTP/1.1 and a page needs some of them for its calls: so many texts are followed
 * word by word at once. The others show what the set itself last said of them, until it is their turn.
 */
export const followedMax = 3;

/** A market of the set with its text as far as it has come. */
export interface Column extends MarketCell {
  readonly text: string;
  readonly revision: number;
  readonly isRunning: boolean;
  readonly isOffline: boolean;
  /** What its writer waits for, where it is followed. */
  readonly wait: ToldWait | null;
}

type Live = Pick<FollowedGeneration, "generation" | "text" | "revision" | "connection" | "error" | "wait">;
type Followed = Readonly<Partial<Record<Variety, Live>>>;

/** The columns of a set while their texts are being written, and what must be rendered somewhere to follow them. */
export function useColumns(set: MarketSet | undefined) {
  const [followed, setFollowed] = useState<Followed>({});
  const report = useCallback((variety: Variety, state: Live) => setFollowed((known) => ({ ...known, [variety]: state })), []);
  const columns = (set?.cells ?? []).map((cell) => columnOf(cell, followed[cell.variety]));
  const running = columns.filter(({ isRunning }) => isRunning);
  const toFollow = running.slice(0, followedMax);
  const followers = toFollow.map(({ variety, generation }) =>
    generation ? <Follower key={generation.id} variety={variety} id={generation.id} onChange={report} /> : null,
  );
  return { columns, running: running.length, followers };
}

function columnOf(cell: MarketCell, state: Live | undefined): Column {
  // What was followed of an earlier attempt says nothing about this one.
  const live = state?.generation?.id === cell.generation?.id ? state : undefined;
  const hasEnded = cell.generation !== null && cell.generation.state !== "running";
  const generation = hasEnded ? cell.generation : (live?.generation ?? cell.generation);
  const isRunning = generation?.state === "running";
  const written = isRunning && live ? live.text : (generation?.text ?? "");
  return {
    ...cell,
    generation,
    text: cell.edited?.text ?? written,
    revision: (isRunning && live ? live.revision : generation?.revision) ?? 0,
    isRunning,
    isOffline: isRunning && (live?.connection === "lost" || Boolean(live?.error)),
    wait: (isRunning && live?.wait) || null,
  };
}

interface FollowerProps {
  variety: Variety;
  id: string;
  onChange: (variety: Variety, state: Live) => void;
}

/** Follows one text for the table that it stands in. */
function Follower({ variety, id, onChange }: FollowerProps) {
  const { generation, text, revision, connection, error, wait } = useGeneration(id);
  useEffect(() => {
    onChange(variety, { generation, text, revision, connection, error, wait });
  }, [variety, generation, text, revision, connection, error, wait, onChange]);
  return null;
}
