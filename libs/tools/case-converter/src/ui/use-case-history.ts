import { useStoredList, useToolEnvironment, type StoredList } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { TITLE_STYLES } from '../engine/case-marks.ts';
import { CASE_MODES } from '../engine/case-modes.ts';

/** Entries in the history. */
const LIMIT = 10;
/** Ten longer texts would fill the browser's storage for the site. */
export const MAX_STORED_LENGTH = 10_000;

const savedConversion = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(MAX_STORED_LENGTH)),
  mode: z.enum(CASE_MODES),
  titleStyle: z._default(z.enum(TITLE_STYLES), 'plain'),
  timestamp: z.number(),
});
export type SavedConversion = z.infer<typeof savedConversion>;

export interface CaseHistoryList extends StoredList<SavedConversion> {
  /** Saves a conversion unless its text is too long. */
  readonly save: (conversion: Omit<SavedConversion, 'timestamp'>) => void;
}

export function useCaseHistory(): CaseHistoryList {
  const { clock } = useToolEnvironment();
  const list = useStoredList({ name: 'history', limit: LIMIT, schema: savedConversion });
  return {
    ...list,
    save: (conversion) => {
      const [latest] = list.items;
      const { text, mode, titleStyle } = conversion;
      const isRepeated = latest?.text === text && latest.mode === mode && latest.titleStyle === titleStyle;
      if (text.length > MAX_STORED_LENGTH || isRepeated) return;
      list.add({ ...conversion, timestamp: clock() });
    },
  };
}
