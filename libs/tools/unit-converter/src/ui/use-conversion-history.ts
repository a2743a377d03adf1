import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useStoredList, useToolEnvironment, type StoredList, type Tool } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { conversionBetween } from '../engine/conversion.ts';
import { CATEGORY_IDS } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';

/** Entries in the history. */
const LIMIT = 10;

const savedConversion = z
  .strictObject({
    category: z.enum(CATEGORY_IDS),
    value: z.number(),
    from: z.string(),
    to: z.string(),
    result: z.number(),
    timestamp: z.number(),
  })
  .check(z.refine(({ category, from, to }) => conversionBetween(category, from, to) !== undefined));
export type SavedConversion = z.infer<typeof savedConversion>;

export interface ConversionHistoryList extends StoredList<SavedConversion> {
  readonly save: (output: EngineOutput<typeof engine>) => void;
}

export function useConversionHistory({ trackAction }: Tool<typeof engine>): ConversionHistoryList {
  const { clock } = useToolEnvironment();
  const list = useStoredList({ name: 'history', limit: LIMIT, schema: savedConversion });
  return {
    ...list,
    save: ({ category, value, values, from, to, result }) => {
      if (value === null || result === null) return;
      // The newest entry is the first of the list, so the sides are added in reverse.
      const conversions = values.length > 0 ? values.toReversed() : [{ value, result }];
      for (const one of conversions) {
        list.add({ category, value: one.value, from, to, result: one.result, timestamp: clock() });
      }
      trackAction({ action: 'save', category, from, to });
    },
  };
}
