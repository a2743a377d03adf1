import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import { MAX_ROWS, type RowInput } from '../../engine/restock-planner.schema.ts';
import type zh from '../../locales/zh.json';
import { LateSection } from '../late-section.tsx';
import { loadParts } from '../load-parts.ts';
import styles from '../restock-inputs.module.css';

// Loaded later: few visits import a file, and reading one requires a library.
const ImportPanel = lazy(async () => ({
  default: (await (await loadParts()).loadImportPanel()).ImportPanel,
}));

/** Imports products from a file or a spreadsheet; the reader is loaded when the section is opened. */
export function ImportSection({ onTake }: { onTake: (rows: readonly RowInput[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  return (
    <LateSection
      summary={
        <>
          {t('ui.import')} <span className={styles.kinds}>{t('ui.importKinds')}</span>
        </>
      }
      aside={platform('frame.rowLimit', { max: format.number(MAX_ROWS) })}
      takesFiles
    >
      <ImportPanel onTake={onTake} />
    </LateSection>
  );
}
