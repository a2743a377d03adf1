import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type { TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { FixToSave, SavedFix } from './fix-history.ts';

const FixHistoryList = lazy(async () => ({
  default: (await import('./fix-history-list.tsx')).FixHistoryList,
}));

export interface HistorySlotProps {
  /** The fix to save; a new object for each save. */
  toSave: FixToSave | null;
  /** The rule set in use; restored fixes are scored by it. */
  ruleSet: TitleFixerInput['ruleSet'];
  onRestore: (saved: SavedFix) => void;
}

/** The history, loaded when it is opened or when there is a fix to save. */
export function HistorySlot(props: HistorySlotProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <LazyDisclosure summary={t('ui.history')} isNeeded={props.toSave !== null}>
      <FixHistoryList {...props} />
    </LazyDisclosure>
  );
}
