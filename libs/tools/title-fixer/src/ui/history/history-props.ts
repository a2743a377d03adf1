import type { TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type { FixToSave, SavedFix } from './fix-history.ts';

export interface HistoryProps {
  /** The fix to save; a new object for each save. */
  toSave: FixToSave | null;
  /** The rule set in use; restored fixes are scored by it. */
  ruleSet: TitleFixerInput['ruleSet'];
  onRestore: (saved: SavedFix) => void;
}
