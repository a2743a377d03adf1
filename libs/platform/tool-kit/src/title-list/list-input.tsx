import { useFormat, usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button, classNames, Field, Icon, Notice, Select, TextArea } from '@seller-toolbox/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import { MOST_TITLES, type TitleColumn } from './read-titles.ts';
import type { ReadTable } from './title-table.ts';
import { useTitleListWords } from './title-list-words.ts';
import type { HeldList, ListSource } from './use-list-source.ts';
import styles from './title-list.module.css';

/** Takes titles: lines in a field, a paste with columns, a file by drop or by choice. */
export function ListInput({ source }: { source: ListSource }) {
  const t = useTitleListWords();
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const { held, refusal, list } = source;
  return (
    <div
      className={classNames(styles.input, isOver && styles.over)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        const [dropped] = event.dataTransfer.files;
        if (dropped) source.readFile(dropped);
      }}
    >
      {held ? <Held source={source} held={held} /> : <Typed source={source} />}
      <FileChoice onFile={source.readFile} />
      {refusal && (
        <Notice tone="bad" live="assertive">
          {t(`list.${refusal}`)}
        </Notice>
      )}
      {list.hasMore && <Notice tone="warn">{t('list.hasMore', { max: format.number(MOST_TITLES) })}</Notice>}
    </div>
  );
}

function Typed({ source: { typed, list, type, paste } }: { source: ListSource }) {
  const t = useTitleListWords();
  const format = useFormat();
  return (
    <Field
      label={t('list.titles')}
      hint={t('list.hint', { max: format.number(MOST_TITLES) })}
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

function Held({ source, held }: { source: ListSource; held: HeldList }) {
  const t = useTitleListWords();
  const platform = usePlatformWords();
  const { table, column, name } = held;
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

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const t = useTitleListWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <label htmlFor={id} className="visually-hidden">
        {t('list.file')}
      </label>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <Button size="s" icon="upload" onClick={() => input.current?.click()}>
        {t('list.chooseFile')}
      </Button>
      <span>{t('list.dropHint')}</span>
    </div>
  );
}
