import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type zh from '../../locales/zh.json';
import type { HistoryProps } from './history-props.ts';

const FixHistoryList = lazy(async () => ({
  default: (await import('./fix-history-list.tsx')).FixHistoryList,
}));

/** The history, loaded when it is opened or when there is a fix to save. */
export function HistorySlot(props: HistoryProps) {
  const { t } = useToolWords<typeof zh>();
  return (
    <LazyDisclosure summary={t('ui.history')} aside={t('ui.historyKept')} isNeeded={props.toSave !== null}>
      <FixHistoryList {...props} />
    </LazyDisclosure>
  );
}
