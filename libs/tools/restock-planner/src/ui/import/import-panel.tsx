import { useToolWords } from '@seller-toolbox/tool-kit';
import { TableImport } from '@seller-toolbox/file-import/table-import';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { MAX_ROWS, type RowInput } from '../../engine/restock-planner.schema.ts';
import type zh from '../../locales/zh.json';
import { ColumnChoice } from './column-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './import-panel.module.css';
import { useImport } from './use-import.ts';

/** Reads an inventory export, shows the column of each field, and replaces the list with its products. */
export function ImportPanel({ onTake }: { onTake: (rows: readonly RowInput[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { source, found, mapField } = useImport();
  const count = found?.imported.rows.length ?? 0;
  return (
    <div className={styles.panel}>
      <p>{t('ui.importAbout', { most: format.number(MAX_ROWS) })}</p>
      <TableImport
        source={source}
        pasteLabel={t('ui.importPaste')}
        pasteHint={t('ui.importPasteHint')}
        noTable={t('ui.refusal-no-table')}
      />
      {found && (
        <>
          <ColumnChoice table={found.table} mapping={found.mapping} onMap={mapField} />
          <ImportOutcome imported={found.imported} mapping={found.mapping} unread={found.table.unread} />
          <Button
            variant="primary"
            icon="upload"
            disabled={count === 0}
            onClick={() => onTake(found.imported.rows)}
          >
            {t('ui.importTake', { count })}
          </Button>
        </>
      )}
    </div>
  );
}
