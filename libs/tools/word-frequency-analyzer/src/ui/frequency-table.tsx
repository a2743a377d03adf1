import { CopyTable, useToolWords, type WrittenRow } from '@seller-toolbox/tool-kit';
import { Badge, DataTable, SegmentedControl, type Tone } from '@seller-toolbox/ui';
import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { WordFrequency } from '../engine/analyze-words.ts';
import type { FrequencyCategory } from '../engine/frequency-category.ts';
import type { Phrase } from '../engine/phrases.ts';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import styles from './frequency-table.module.css';

const SHOWN_ROWS = 20;
const LISTS = ['1', '2', '3'] as const;
type List = (typeof LISTS)[number];
const TONES: Readonly<Record<FrequencyCategory, Tone>> = { high: 'accent', medium: 'info', low: 'neutral' };

export interface FrequencyTableProps {
  output: EngineOutput<typeof engine>;
  onCopied: () => void;
}

/** The most frequent words, or phrases of two or three words; copies and files contain all of them. */
export function FrequencyTable({ output, onCopied }: FrequencyTableProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [list, setList] = useState<List>('1');
  const { wordFrequencies, phrases } = output;
  const ofLength = phrases.filter(({ words }) => String(words) === list);
  const found = list === '1' ? wordFrequencies.length : ofLength.length;
  const hasForms = wordFrequencies.some(({ forms }) => forms.length > 0);
  const wordRows = (): WrittenRow[] => [
    [t('ui.word'), t('ui.count'), t('ui.share'), t('ui.category'), ...(hasForms ? [t('ui.forms')] : [])],
    ...wordFrequencies.map(({ word, count, percentage, category, forms }) => [
      word,
      format.number(count),
      format.percent(percentage / 100, 2),
      t(`ui.category-${category}`),
      ...(hasForms ? [formsText(forms)] : []),
    ]),
  ];
  const formsText = (forms: WordFrequency['forms']) =>
    forms.map(({ word, count }) => t('ui.form', { word, count: format.number(count) })).join(' · ');
  const phraseRows = (): WrittenRow[] => [
    [t('ui.phrase'), t('ui.count')],
    ...ofLength.map(({ text, count }) => [text, format.number(count)]),
  ];
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <SegmentedControl
          label={t('ui.lists')}
          options={LISTS.map((words) => ({ value: words, label: t(`ui.list-${words}`) }))}
          value={list}
          onValueChange={setList}
        />
        {found > 0 && (
          <CopyTable size="s" rows={() => (list === '1' ? wordRows() : phraseRows())} onCopied={onCopied} />
        )}
      </div>
      {list === '1' ? (
        <WordTable words={wordFrequencies.slice(0, SHOWN_ROWS)} formsText={formsText} />
      ) : (
        <PhraseTable phrases={ofLength.slice(0, SHOWN_ROWS)} />
      )}
      {found > SHOWN_ROWS && (
        <p className={styles.note}>
          {t('ui.moreRows', { shown: format.number(SHOWN_ROWS), found: format.number(found) })}
        </p>
      )}
    </section>
  );
}

interface WordTableProps {
  words: readonly WordFrequency[];
  formsText: (forms: WordFrequency['forms']) => string;
}

function WordTable({ words, formsText }: WordTableProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const maxCount = words[0]?.count ?? 1;
  return (
    <DataTable
      caption={t('ui.list-1')}
      columns={[
        {
          key: 'word',
          header: t('ui.word'),
          kind: 'heading',
          cell: ({ word, count, forms }) => (
            <span className={styles.word}>
              <span dir="auto">{word}</span>
              {forms.length > 0 && (
                <span className={styles.forms} dir="auto">
                  {formsText(forms)}
                </span>
              )}
              <svg className={styles.bar} height="4" width="100%" aria-hidden="true" focusable="false">
                <rect width={`${(count / maxCount) * 100}%`} height="4" rx="2" />
              </svg>
            </span>
          ),
        },
        { key: 'count', header: t('ui.count'), kind: 'number', cell: ({ count }) => format.number(count) },
        {
          key: 'share',
          header: t('ui.share'),
          kind: 'number',
          cell: ({ percentage }) => format.percent(percentage / 100, 2),
        },
        {
          key: 'category',
          header: t('ui.category'),
          cell: ({ category }) => <Badge tone={TONES[category]}>{t(`ui.category-${category}`)}</Badge>,
        },
      ]}
      rows={words}
      rowKey={({ word }) => word}
    />
  );
}

function PhraseTable({ phrases }: { phrases: readonly Phrase[] }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <DataTable
      caption={t('ui.phrases')}
      columns={[
        { key: 'text', header: t('ui.phrase'), kind: 'heading', cell: ({ text }) => <bdi>{text}</bdi> },
        { key: 'count', header: t('ui.count'), kind: 'number', cell: ({ count }) => format.number(count) },
      ]}
      rows={phrases}
      rowKey={({ text }) => text}
      empty={t('ui.noPhrases')}
    />
  );
}
