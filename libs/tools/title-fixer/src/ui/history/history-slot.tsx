import { useToolWords } from '@seller-toolbox/tool-kit';
import { Disclosure, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import type zh from '../../locales/zh.json';
import type { FixToSave, SavedFix } from './fix-history.ts';

const FixHistoryList = lazy(async () => ({
  default: (await import('./fix-history-list.tsx')).FixHistoryList,
}));

export interface HistorySlotProps {
  /** What is to be kept; a new object each time. */
  toSave: FixToSave | null;
  onRestore: (saved: SavedFix) => void;
}

/** The history, loaded when it is opened or when there is something to keep. */
export function HistorySlot({ toSave, onRestore }: HistorySlotProps) {
  const { t } = useToolWords<typeof zh>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t('ui.history')} look="boxed" onToggle={setOpen}>
      {(isOpen || toSave !== null) && (
        <Suspense fallback={<Skeleton label={t('ui.loading')} />}>
          <FixHistoryList toSave={toSave} onRestore={onRestore} />
        </Suspense>
      )}
    </Disclosure>
  );
}
