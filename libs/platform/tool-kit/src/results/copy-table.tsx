import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { CopyButton, type CopyButtonProps } from '@seller-toolbox/ui';
import { toHtmlTable, toTsv, type WrittenRow } from './table-text.ts';

export interface CopyTableProps extends Pick<CopyButtonProps, 'look' | 'size' | 'variant' | 'onCopied'> {
  /** What stands above the columns. */
  head?: WrittenRow | undefined;
  /** Makes the rows when the button is pressed. */
  rows: () => readonly WrittenRow[];
  /** "Copy table" unless told. */
  label?: string | undefined;
}

/** Copies rows as a table that pastes into a spreadsheet or a document; as lines of text where nothing else is taken. */
export function CopyTable({ head, rows, label, ...button }: CopyTableProps) {
  const t = usePlatformWords();
  return (
    <CopyButton
      {...button}
      text={() => toTsv(head ? [head, ...rows()] : rows())}
      html={() => toHtmlTable(rows(), head)}
      label={label ?? t('table.copy')}
      copiedLabel={t('frame.copied')}
      failedLabel={t('frame.copyFailed')}
    />
  );
}
