import { TableImport } from '@seller-toolbox/file-import/table-import';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { MAX_ROWS, type RowInput } from '../../engine/restock-planner.schema.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { IMPORT_WORDS, loadImportWords, type ImportWords } from './import-words.ts';
import styles from './import-panel.module.css';
import { useImport } from './use-import.ts';

export interface ImportPanelProps {
  onTake: (rows: readonly RowInput[]) => void;
}

/** Reads an inventory export, shows the column of each field, and replaces the list with its products. */
export function ImportPanel(props: ImportPanelProps) {
  return (
    <LazyWords namespace={IMPORT_WORDS} load={loadImportWords}>
      <Panel {...props} />
    </LazyWords>
  );
}

function Panel({ onTake }: ImportPanelProps) {
  const words = useWords<ImportWords>(IMPORT_WORDS);
  const format = useFormat();
  const { source, found, mapField } = useImport();
  const count = found?.imported.rows.length ?? 0;
  return (
    <div className={styles.panel}>
      <p>{words('import.importAbout', { most: format.number(MAX_ROWS) })}</p>
      <TableImport
        source={source}
        pasteLabel={words('import.importPaste')}
        pasteHint={words('import.importPasteHint')}
        noTable={words('import.refusal-no-table')}
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
            {words('import.importTake', { count })}
          </Button>
        </>
      )}
    </div>
  );
}
