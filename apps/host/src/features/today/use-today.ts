import { createJsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { loadToday, todayIds } from '@seller-toolbox/catalogue/today';
import type { TodayHook, TodayRate, TodayRow } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { useSiteWords } from '../../site/base/site-words.tsx';
import type { SiteWords } from '../../site/base/words.ts';
import { knownRate, rateWithHistory } from './today-rate.ts';

export interface ToolRow extends TodayRow {
  readonly toolId: string;
}

const NONE: readonly ToolRow[] = [];
const storage = createJsonStorage(() => localStorage);

/** The rows of all tools, one of each kind; the rate first as this browser knows it, then with its history. */
export function useToday(): readonly ToolRow[] {
  const words = useSiteWords();
  const language = useLanguage();
  // With the language whose words are there.
  const [known, setKnown] = useState<{ language: Language; rows: readonly ToolRow[] }>({
    language,
    rows: [],
  });
  useEffect(() => {
    const canceled = new AbortController();
    const show = (added: readonly ToolRow[]) => {
      if (canceled.signal.aborted) return;
      setKnown((last) => ({
        language,
        rows: bestOf([...added, ...(last.language === language ? last.rows : [])]),
      }));
    };
    for (const id of todayIds) {
      collect(id, { words, language, signal: canceled.signal, show }).catch(() => undefined);
    }
    return () => canceled.abort();
  }, [words, language]);
  return known.language === language ? known.rows : NONE;
}

interface Collection {
  readonly words: SiteWords;
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly show: (rows: readonly ToolRow[]) => void;
}

async function collect(toolId: string, { words, language, signal, show }: Collection): Promise<void> {
  const [hook] = await Promise.all([loadToday(toolId), words.addPageWords(toolId, language)]);
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

/** The row with the smallest rank of each kind; of equal ones the first. */
export function bestOf(rows: readonly ToolRow[]): readonly ToolRow[] {
  const best = new Map<string, ToolRow>();
  for (const row of rows) {
    const known = best.get(row.kind);
    if (!known || row.rank < known.rank) best.set(row.kind, row);
  }
  return [...best.values()];
}
