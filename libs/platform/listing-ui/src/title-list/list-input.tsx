import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Field, Icon, Notice, Select, TextArea } from '@seller-toolbox/ui';
import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import type { ReadTable, TitleColumn } from './read-table.ts';
import { MAX_TITLES } from './read-titles.ts';
import { useTitleListWords } from './title-list-words.ts';
import type { ImportedList, ListSource } from './use-list-source.ts';
import styles from './title-list.module.css';

/** Takes titles: lines in a field, a paste with columns, a file by drop or by choice. */
export function ListInput({ source }: { source: ListSource }) {
  const t = useTitleListWords();
  const format = useFormat();
  const { held, rejection, list, isReading, readFile } = source;
  return (
    <FileDrop
      look="open"
      accept={TABLE_FILES}
      isBusy={isReading}
      onFiles={([file]) => file && readFile(file)}
    >
      {held ? <ImportedTitles source={source} imported={held} /> : <TypedTitles source={source} />}
      <div className={styles.file}>
        <FileButton size="s">{t('list.chooseFile')}</FileButton>
        <span>{t('list.dropHint')}</span>
      </div>
      {rejection && (
        <Notice tone="bad" live="assertive">
          {t(`list.${rejection}`)}
        </Notice>
      )}
      {list.hasMore && <Notice tone="warn">{t('list.hasMore', { max: format.number(MAX_TITLES) })}</Notice>}
    </FileDrop>
  );
}

function TypedTitles({ source: { typed, list, type, paste } }: { source: ListSource }) {
  const t = useTitleListWords();
  const format = useFormat();
  return (
    <Field
      label={t('list.titles')}
      hint={t('list.hint', { max: format.number(MAX_TITLES) })}
      aside={list.titles.length > 0 && t('list.count', { count: list.titles.length })}
    >
      <TextArea
        rows={6}
        dir="auto"
        spellCheck={false}
        wrap="off"
        value={typed}
        onValueChange={type}
        onPaste={(event) => {
          if (paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
      />
    </Field>
  );
}

function ImportedTitles({ source, imported }: { source: ListSource; imported: ImportedList }) {
  const t = useTitleListWords();
  const platform = usePlatformWords();
  const { table, column, name } = imported;
  return (
    <>
      <div className={styles.held}>
        <Icon name="list-checks" size={20} />
        <p dir="auto">
          <strong>{name ?? t('list.pasted')}</strong> ·{' '}
          {t('list.count', { count: source.list.titles.length })}
        </p>
        <Button size="s" variant="quiet" icon="x" onClick={source.drop}>
          {platform('frame.remove')}
        </Button>
      </div>
      {table && <ColumnChoice table={table} column={column} onChoose={source.chooseColumn} />}
    </>
  );
}

const WHOLE_LINE = 'line';

interface ColumnChoiceProps {
  table: ReadTable;
  column: TitleColumn;
  onChoose: (column: TitleColumn) => void;
}

/** Which column holds the titles, proposed by the headers and open to correction. */
function ColumnChoice({ table, column, onChoose }: ColumnChoiceProps) {
  const t = useTitleListWords();
  return (
    <Field label={t('list.column')}>
      <Select
        options={[
          { value: WHOLE_LINE, label: t('list.wholeLine') },
          ...table.headers.map((header, index) => ({
            value: String(index),
            label: header || t('list.columnNumber', { number: index + 1 }),
          })),
        ]}
        value={String(column)}
        onValueChange={(value) => onChoose(value === WHOLE_LINE ? WHOLE_LINE : Number(value))}
      />
    </Field>
  );
}
