import { useToolEnvironment, type Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useState } from 'react';
import type { engine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import { useRunPacking } from './run-packing.ts';

export interface BetterOutput {
  /** The best packing so far. */
  readonly output: PackingOutput | undefined;
  /** How far the search is, from 0 to 1; null while there is none. */
  readonly share: number | null;
  /** Searches, also where nothing was changed. */
  readonly search: () => void;
  readonly cancel: () => void;
}

/** Blocks placed by the searches that follow the first answer, and when they stop at the latest, milliseconds. */
const EFFORTS = [8000, 20_000] as const;
const MOST_TIME = 2000;

interface Found {
  readonly of: PackingOutput;
  readonly output: PackingOutput;
  readonly share: number | null;
}

/** Goes on searching after the first answer, by itself where a worker does it, and shows what it has found. */
export function useBetterOutput(tool: Tool<typeof engine>): BetterOutput {
  const { runInWorker } = useToolEnvironment();
  const runPacking = useRunPacking();
  const { input, output, isOwn, state } = tool;
  const [asked, setAsked] = useState<{ readonly of: PackingOutput | undefined }>();
  const [cancelled, setCancelled] = useState<PackingOutput>();
  const [found, setFound] = useState<Found>();
  const first = state.status === 'ready' ? output : undefined;
  const isAsked = asked !== undefined && asked.of === first;
  const isWanted =
    first !== undefined && first !== cancelled && (isAsked || (isOwn && runInWorker !== undefined));

  useEffect(() => {
    if (!first || !isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (best: PackingOutput, share: number | null) =>
      !signal.aborted && setFound({ of: first, output: best, share });
    const searchOn = async () => {
      let best = first;
      for (const [index, effort] of EFFORTS.entries()) {
        const progress = (share: number) => tell(best, (index + share) / EFFORTS.length);
        progress(0);
        best = (await runPacking({ ...input, ruleSet: first.ruleSet, effort }, { progress, signal })) ?? best;
        if (signal.aborted) return;
      }
      tell(best, null);
    };
    const stop = () => {
      setFound((last) => (last?.of === first ? { ...last, share: null } : last));
      controller.abort();
    };
    const timer = setTimeout(stop, MOST_TIME);
    searchOn()
      .catch(stop)
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [first, isWanted, asked, input, runPacking]);

  const own = found?.of === output ? found : undefined;
  return {
    output: own?.output ?? output,
    share: isWanted ? (own?.share ?? null) : null,
    search: () => {
      setCancelled(undefined);
      setAsked({ of: output });
    },
    cancel: () => setCancelled(output),
  };
}
