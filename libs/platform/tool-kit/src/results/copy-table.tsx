import { usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, type CopyButtonProps } from '@seller-toolbox/ui';
import { toHtmlTable, toTsv, type WrittenRow } from './table-text.ts';

export interface CopyTableProps extends Pick<CopyButtonProps, 'look' | 'size' | 'variant' | 'onCopied'> {
  /** Makes the rows, with that of the names of columns where there is one, when the button is pressed. */
  rows: () => readonly WrittenRow[];
  /** "Copy table" unless told. */
  label?: string | undefined;
}

/** Copies rows as a table that pastes into a spreadsheet or a document; as lines of text where nothing else is taken. */
export function CopyTable({ rows, label, ...button }: CopyTableProps) {
  const t = usePlatformWords();
  return (
    <CopyButton
      {...button}
      text={() => toTsv(rows())}
      html={() => toHtmlTable(rows())}
      label={label ?? t('table.copy')}
      copiedLabel={t('frame.copied')}
      failedLabel={t('frame.copyFailed')}
    />
  );
}
