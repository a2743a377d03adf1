import { useToolWords } from '@seller-toolbox/tool-kit';
import { TableImport, useTableSource } from '@seller-toolbox/file-import/table-import';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useMemo } from 'react';
import { MAX_LABELS, type LabelInput } from '../../engine/barcode-labels.schema.ts';
import type zh from '../../locales/zh.json';
import styles from '../label-inputs.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { readLabelFile, readLabelText } from '../../import/read-labels.ts';
import { toLabels } from '../../import/to-labels.ts';

export interface LabelImportProps {
  /** Condition of labels without one. */
  condition: string;
  onTake: (labels: readonly LabelInput[]) => void;
}

const READER = { readFile: readLabelFile, readText: readLabelText };

/** Imports labels from a file or pasted rows. */
export function LabelImport({ condition, onTake }: LabelImportProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const source = useTableSource(READER);
  const { table, readPasted } = source;
  const imported = useMemo(() => table && toLabels(table, condition), [table, condition]);
  const count = imported?.labels.length ?? 0;
  return (
    <div className={styles.inputs}>
      <p>{t('ui.importAbout', { most: format.number(MAX_LABELS) })}</p>
      <TableImport
        source={source}
        pasteLabel={t('ui.pasteRows')}
        pasteHint={t('ui.pasteHint')}
        noTable={t('ui.refusal-no-table')}
      />
      {table && imported && <ImportOutcome imported={imported} unread={table.unread} />}
      <Button
        icon="upload"
        disabled={count === 0}
        onClick={() => {
          onTake(imported?.labels ?? []);
          readPasted('');
        }}
      >
        {t('ui.pasteTake', { count })}
      </Button>
    </div>
  );
}
