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
  /** What is to be kept; a new object each time. */
  toSave: FixToSave | null;
  /** The rules in use: what is restored is judged by them. */
  ruleSet: TitleFixerInput['ruleSet'];
  onRestore: (saved: SavedFix) => void;
}

/** The history, loaded when it is opened or when there is something to keep. */
export function HistorySlot(props: HistorySlotProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <LazyDisclosure summary={t('ui.history')} isNeeded={props.toSave !== null}>
      <FixHistoryList {...props} />
    </LazyDisclosure>
  );
}
