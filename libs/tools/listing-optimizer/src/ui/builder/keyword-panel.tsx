import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import {
  loadTableImportWords,
  TABLE_IMPORT_WORDS,
  type TableImportWords,
} from '@seller-toolbox/file-import/table-import';
import type { Tool } from '@seller-toolbox/tool-kit';
import { Field, Notice, TextArea, TextInput } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { MAX_KEYWORDS } from '../../engine/builder.schema.ts';
import type { ListingOptimizerEngine } from '../../engine/listing-optimizer.engine.ts';
import { BUILDER_WORDS, loadBuilderWords, useBuilderWords } from './builder-words.ts';
import type { ReadKeywords } from './keyword-file.ts';
import { useFileRead } from './use-file-read.ts';
import styles from './builder.module.css';

export interface BuilderProps {
  tool: Tool<ListingOptimizerEngine>;
}

/** The keywords of the listing, typed, pasted or from a file, and the brands to leave out. */
export function KeywordPanel(props: BuilderProps) {
  return (
    <LazyWords namespace={BUILDER_WORDS} load={loadBuilderWords}>
      <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
        <Keywords {...props} />
      </LazyWords>
    </LazyWords>
  );
}

function Keywords({ tool }: BuilderProps) {
  const t = useBuilderWords();
  const { input, output, change } = tool;
  const { keywords = '', brands = '' } = input;
  return (
    <div className={styles.part}>
      <KeywordField tool={tool} />
      <Field label={t('builder.brands')} hint={t('builder.brandsHint')}>
        <TextInput value={brands} onValueChange={(text) => change({ brands: text })} />
      </Field>
      {!output?.builder && (
        <p className={styles.note}>{t(keywords.trim() === '' ? 'builder.none' : 'builder.reading')}</p>
      )}
    </div>
  );
}

function KeywordField({ tool: { input, change, place, clear } }: BuilderProps) {
  const t = useBuilderWords();
  const refusals = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  const format = useFormat();
  const [cut, setCut] = useState<ReadKeywords | null>(null);
  function take(read: ReadKeywords) {
    setCut(read.taken < read.found ? read : null);
    place({ keywords: read.text });
    void clear({ what: 'example', own: ['keywords'] });
  }
  const { rejection, isReading, readFile } = useFileRead(async (file) => {
    const { readKeywordFile } = await import('./keyword-file.ts');
    const read = await readKeywordFile(file);
    return read.ok ? () => take(read) : read.code;
  });
  async function readRows(text: string) {
    const { readKeywordRows } = await import('./keyword-file.ts');
    const read = readKeywordRows(text);
    if (read) {
      take(read);
      return;
    }
    place(({ keywords = '' }) => ({ keywords: [keywords.trimEnd(), text].filter(Boolean).join('\n') }));
    void clear({ what: 'example', own: ['keywords'] });
  }
  return (
    <FileDrop
      look="open"
      accept={TABLE_FILES}
      isBusy={isReading}
      onFiles={([file]) => file && readFile(file)}
    >
      <Field label={t('builder.keywords')} hint={t('builder.keywordsHint')}>
        <TextArea
          rows={5}
          dir="auto"
          spellCheck={false}
          value={input.keywords ?? ''}
          onValueChange={(text) => {
            setCut(null);
            change({ keywords: text });
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            // Cells of a spreadsheet, or lines of a file with a header.
            if (!text.includes('\t')) return;
            event.preventDefault();
            void readRows(text);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <FileButton size="s">{t('builder.chooseFile')}</FileButton>
        <span className={styles.note}>{t('builder.dropHint')}</span>
      </div>
      {rejection && (
        <Notice tone="bad" live="polite">
          {refusals(`refusal.${rejection}`)}
        </Notice>
      )}
      {cut && (
        <Notice tone="warn">
          {t('builder.cut', {
            taken: format.number(cut.taken),
            found: format.number(cut.found),
            max: format.number(MAX_KEYWORDS),
          })}
        </Notice>
      )}
    </FileDrop>
  );
}
