import { useToolWords } from '@seller-toolbox/tool-kit';
import type { ColumnMapping } from '@seller-toolbox/file-import/table-file';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type zh from '../../locales/zh.json';
import { IMPORT_WORDS, type ImportWords } from './import-words.ts';
import styles from './import-panel.module.css';
import type { ImportField } from '../../import/inventory-columns.data.ts';
import type { ImportedRows } from '../../import/to-rows.ts';

export interface ImportOutcomeProps {
  imported: ImportedRows;
  mapping: ColumnMapping<ImportField>;
  /** The file has more rows than were read. */
  unread: boolean;
}

const SALES = ['dailySales', 'sales7', 'sales30', 'sales90'] as const;
const MAX_LISTED = 50;

/** Missing columns; numbers of rows read, used and skipped with the reasons. */
export function ImportOutcome({ imported, mapping, unread }: ImportOutcomeProps) {
  const words = useWords<ImportWords>(IMPORT_WORDS);
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { rows, read, skipped, unreadable } = imported;
  const missing = [
    ...(mapping.sku.length === 0 ? [t('ui.sku')] : []),
    ...(mapping.onHand.length === 0 ? [t('ui.onHand')] : []),
    ...(SALES.every((field) => mapping[field].length === 0) ? [t('ui.sales')] : []),
  ];
  const lines = [
    ...skipped.map(({ line, reason }) =>
      words('import.skippedLine', { line, reason: words(`import.skip-${reason}`) }),
    ),
    ...unreadable.map(({ line, field, cell }) =>
      words('import.unreadableCell', { line, field: t(`ui.${field}`), cell }),
    ),
  ];
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warn">{words('import.columnsMissing', { columns: format.list(missing) })}</Notice>
      )}
      <Notice tone={lines.length > 0 || unread ? 'warn' : 'ok'} live="polite">
        <p>
          {words('import.importCounts', {
            read: format.number(read),
            used: format.number(rows.length),
            skipped: format.number(skipped.length),
            cells: format.number(unreadable.length),
          })}
        </p>
        {unread && <p>{words('import.importUnread')}</p>}
        {lines.length > 0 && (
          <ul className={styles.list}>
            {lines.slice(0, MAX_LISTED).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > MAX_LISTED && (
              <li>{words('import.importMore', { count: format.number(lines.length - MAX_LISTED) })}</li>
            )}
          </ul>
        )}
      </Notice>
    </>
  );
}
