import { useToolWords } from '@seller-toolbox/tool-kit';
import { ResultTable, useColumnMakers, type ResultColumn } from '@seller-toolbox/tool-kit/research';
import { DataTable } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { SourcesOutput, PhraseRow, ThemeRow, VariationRow } from '../../engine/sources-output.schema.ts';
import { SENTIMENTS } from '../../engine/sentiments.ts';
import type zh from '../../locales/zh.json';
import { SENTIMENT_LOOKS } from '../sentiment-look.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { Quotes } from './quotes.tsx';

export interface ThemeTableProps {
  output: SourcesOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

/** Fixed themes with frequency, mean rating, sentiment and quotes. */
export function ThemeTable({ output, onExport }: ThemeTableProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { number, badge } = useColumnMakers<ThemeRow>(words('sources.noData'));
  const columns: ResultColumn<ThemeRow>[] = [
    {
      key: 'category',
      kind: 'heading',
      header: t('ui.theme'),
      cell: ({ category }) => t(`ui.aspect-${category}`),
      value: ({ category }) => t(`ui.aspect-${category}`),
    },
    badge('sentiment', t('ui.sentiment'), {
      valueOf: ({ sentiment }) => sentiment,
      order: SENTIMENTS,
      textOf: (sentiment) => t(`ui.sentiment-${sentiment}`),
      lookOf: (sentiment) => SENTIMENT_LOOKS[sentiment],
    }),
    number('frequency', words('sources.mentions'), ({ frequency }) => frequency),
    number('reviews', words('sources.reviews'), ({ reviews }) => reviews),
    number('comments', words('sources.comments'), ({ comments }) => comments),
    number('rating', words('sources.meanRating'), ({ rating }) => rating.value, 2),
    number('positive', words('sources.praised'), ({ counts }) => counts.positive),
    number('negative', words('sources.blamed'), ({ counts }) => counts.negative),
    {
      key: 'examples',
      header: t('ui.examples'),
      cell: ({ examples }) => <Quotes quotes={examples} output={output} />,
      value: ({ examples }) => examples.map(({ text }) => text).join(' | '),
    },
  ];
  if (output.commonThemes.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('ui.themes')}</h3>
      <ResultTable
        isSample={false}
        caption={t('ui.themes')}
        columns={columns}
        rows={output.commonThemes}
        rowKey={({ category }) => category}
        sorted={{ by: 'frequency', direction: 'descending' }}
        onExport={onExport}
      />
    </section>
  );
}

/** Phrases of the reviews themselves. */
export function PhraseTable({ output, onExport }: ThemeTableProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { number } = useColumnMakers<PhraseRow>(words('sources.noData'));
  if (output.phrases.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{words('sources.phrases')}</h3>
      <ResultTable
        isSample={false}
        caption={words('sources.phrases')}
        columns={[
          {
            key: 'phrase',
            kind: 'heading',
            header: words('sources.phrase'),
            cell: ({ phrase, language }) => <bdi lang={language}>{phrase}</bdi>,
            value: ({ phrase }) => phrase,
          },
          number('reviews', words('sources.mentions'), ({ reviews }) => reviews),
          number('rating', words('sources.meanRating'), ({ rating }) => rating.value, 2),
          number('positive', words('sources.praised'), ({ sentiment }) => sentiment.positive),
          number('negative', words('sources.blamed'), ({ sentiment }) => sentiment.negative),
          {
            key: 'quotes',
            header: t('ui.examples'),
            cell: ({ quotes }) => <Quotes quotes={quotes} output={output} />,
            value: ({ quotes }) => quotes.map(({ text }) => text).join(' | '),
          },
        ]}
        rows={output.phrases}
        rowKey={({ phrase, language }) => `${language} ${phrase}`}
        sorted={{ by: 'reviews', direction: 'descending' }}
        onExport={onExport}
      />
    </section>
  );
}

/** Reviews, mean rating and blame of each variation. */
export function VariationTable({ output: { variations } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  if (variations.length === 0) return null;
  const none = words('sources.noData');
  return (
    <section className={styles.section}>
      <h3>{words('sources.variations')}</h3>
      <DataTable<VariationRow>
        caption={words('sources.variations')}
        columns={[
          {
            key: 'variation',
            kind: 'heading',
            header: words('field.variation'),
            cell: ({ variation }) => <bdi>{variation}</bdi>,
          },
          {
            key: 'reviews',
            kind: 'number',
            header: words('sources.reviews'),
            cell: ({ reviews }) => format.number(reviews),
          },
          {
            key: 'rating',
            kind: 'number',
            header: words('sources.meanRating'),
            cell: ({ rating }) => (rating.value === null ? none : format.number(rating.value, { digits: 2 })),
          },
          {
            key: 'positive',
            kind: 'number',
            header: words('sources.praised'),
            cell: ({ sentiment }) => (sentiment === null ? none : format.number(sentiment.positive)),
          },
          {
            key: 'negative',
            kind: 'number',
            header: words('sources.blamed'),
            cell: ({ sentiment }) => (sentiment === null ? none : format.number(sentiment.negative)),
          },
        ]}
        rows={variations}
        rowKey={({ variation }) => variation}
      />
    </section>
  );
}
