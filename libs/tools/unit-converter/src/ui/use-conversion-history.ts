import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useStoredList, useToolEnvironment, type StoredList } from '@seller-toolbox/tool-kit';
import type { engine } from '../engine/unit-converter.engine.ts';
import { CATEGORY_IDS, type CategoryId } from '../engine/unit-categories.ts';

/** The history keeps this many. */
const LIMIT = 10;

export interface SavedConversion {
  readonly category: CategoryId;
  readonly value: number;
  readonly from: string;
  readonly to: string;
  readonly result: number;
  readonly timestamp: number;
}

export interface ConversionHistoryList extends StoredList<SavedConversion> {
  readonly save: (output: EngineOutput<typeof engine>) => void;
}

export function useConversionHistory(): ConversionHistoryList {
  const { clock, trackUse } = useToolEnvironment();
  const list = useStoredList({ name: 'history', limit: LIMIT, isItem: isSavedConversion });
  return {
    ...list,
    save: ({ category, value, from, to, result }) => {
      if (value === null || result === null) return;
      list.add({ category, value, from, to, result, timestamp: clock() });
      trackUse({ action: 'save', category, from, to });
    },
  };
}

function isSavedConversion(entry: unknown): entry is SavedConversion {
  if (typeof entry !== 'object' || entry === null) return false;
  const { category, value, from, to, result, timestamp } = entry as Partial<SavedConversion>;
  return (
    CATEGORY_IDS.some((id) => id === category) &&
    [value, result, timestamp].every(Number.isFinite) &&
    typeof from === 'string' &&
    typeof to === 'string'
  );
}
