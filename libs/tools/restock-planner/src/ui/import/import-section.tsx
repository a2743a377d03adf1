import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Disclosure, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import { MAX_ROWS, type RowInput } from '../../engine/restock-planner.schema.ts';
import type zh from '../../locales/zh.json';

// Loaded later: few visits import a file, and reading one requires a library.
const ImportPanel = lazy(async () => ({ default: (await import('./import-panel.tsx')).ImportPanel }));

/** Imports products from a file or a spreadsheet; the reader is loaded when the section is opened. */
export function ImportSection({ onTake }: { onTake: (rows: readonly RowInput[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      summary={t('ui.import')}
      aside={platform('frame.rowLimit', { max: format.number(MAX_ROWS) })}
      look="boxed"
      takesFiles
      onToggle={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton label={t('ui.import')} />}>
          <ImportPanel onTake={onTake} />
        </Suspense>
      )}
    </Disclosure>
  );
}
