import { createJsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { loadToday, loadTodayWords, todayIds } from '@seller-toolbox/catalogue/today';
import type { TodayHook, TodayRate, TodayRow } from '@seller-toolbox/tool-contract';
import { addWords, type I18n, type Language } from '@seller-toolbox/words';
import { useI18n, useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { TODAY_KINDS } from './kinds.ts';
import { knownRate, rateWithHistory } from './today-rate.ts';

export interface ToolRow extends TodayRow {
  readonly toolId: string;
}

const storage = createJsonStorage(() => localStorage);

interface Known {
  /** The language whose words are there. */
  readonly language: Language;
  readonly byTool: Readonly<Record<string, readonly ToolRow[]>>;
  /** No more rows come. */
  readonly isComplete: boolean;
}

/** A row for each place, as far as known; the rate first as this browser knows it, then with its history. */
export function useToday(): readonly (ToolRow | undefined)[] {
  const i18n = useI18n();
  const language = useLanguage();
  const [known, setKnown] = useState<Known>({ language, byTool: {}, isComplete: false });
  useEffect(() => {
    const canceled = new AbortController();
    const show = (added: Known['byTool'], isComplete = false) => {
      if (canceled.signal.aborted) return;
      setKnown((last) => ({
        language,
        byTool: last.language === language ? { ...last.byTool, ...added } : added,
        isComplete,
      }));
    };
    const words = addTodayWords(i18n, language);
    const collections = todayIds.map((id) =>
      collect(id, {
        words,
        signal: canceled.signal,
        show: (rows) => show({ [id]: rows }),
      }),
    );
    void Promise.allSettled(collections).then(() => show({}, true));
    return () => canceled.abort();
  }, [i18n, language]);
  return known.language === language
    ? placeRows(Object.values(known.byTool).flat(), known.isComplete)
    : placeRows([], false);
}

interface Collection {
  readonly words: Promise<void>;
  readonly signal: AbortSignal;
  readonly show: (rows: readonly ToolRow[]) => void;
}

/** The namespace of a tool's texts for today. */
export const todayWords = (toolId: string) => `${toolId}/today`;

async function addTodayWords(i18n: I18n, language: Language): Promise<void> {
  const words = Object.entries(await loadTodayWords(language));
  addWords(i18n, language, Object.fromEntries(words.map(([id, of]) => [todayWords(id), of])));
}

async function collect(toolId: string, { words, signal, show }: Collection): Promise<void> {
  const [hook] = await Promise.all([loadToday(toolId), words]);
  if (!hook) return;
  const stored = storage.read(`input:${toolId}`);
  const pair = hook.pair?.(stored);
  const add = (rate: TodayRate | null) => show(rowsOf(toolId, hook, { stored, rate }));
  add(pair ? knownRate(pair, storage) : null);
  if (!pair) return;
  const rate = await rateWithHistory(pair, signal);
  if (rate) add(rate);
}

function rowsOf(
  toolId: string,
  hook: TodayHook,
  given: { stored: unknown; rate: TodayRate | null },
): ToolRow[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return hook.rows({ ...given, now: Date.now(), timeZone }).map((row) => ({ ...row, toolId }));
}

/** The kinds whose rank is the number of days left. */
const COUNTED: readonly ToolRow['kind'][] = ['event', 'deadline'];

/**
 * The row with the smallest rank of each kind, in the order of the page, but of events and deadlines the nearest first. When
 * no more rows come, a place without one gets the best row that is left.
 */
export function placeRows(rows: readonly ToolRow[], isComplete: boolean): readonly (ToolRow | undefined)[] {
  const byRank = rows.toSorted((a, b) => a.rank - b.rank);
  const best = TODAY_KINDS.map((kind) => byRank.find((row) => row.kind === kind));
  const left = isComplete ? byRank.filter((row) => !best.includes(row)) : [];
  const placed = best.map((row) => row ?? left.shift());
  const isCounted = (row: ToolRow | undefined) => row !== undefined && COUNTED.includes(row.kind);
  const nearest = placed.filter(isCounted).sort((a, b) => (a?.rank ?? 0) - (b?.rank ?? 0));
  return placed.map((row) => (isCounted(row) ? nearest.shift() : row));
}
