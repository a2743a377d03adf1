import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { ResultTable, type ResultColumn } from '@seller-toolbox/tool-kit/research';
import { Badge } from '@seller-toolbox/ui';
import type { ReviewOutput, ReviewTheme } from '../engine/review-analyzer.schema.ts';
import { SENTIMENTS } from '../engine/sentiments.ts';
import type zh from '../locales/zh.json';
import { SENTIMENT_LOOKS } from './sentiment-look.ts';
import styles from './review-sections.module.css';

export interface CommonThemesProps {
  output: ReviewOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

/** Table of themes with sentiment, frequency and quotes. */
export function CommonThemes({ output, onExport }: CommonThemesProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const columns: readonly ResultColumn<ReviewTheme>[] = [
    {
      key: 'category',
      kind: 'heading',
      header: t('ui.theme'),
      cell: ({ category }) => t(`ui.aspect-${category}`),
      value: ({ category }) => t(`ui.aspect-${category}`),
    },
    {
      key: 'sentiment',
      header: t('ui.sentiment'),
      cell: ({ sentiment }) => (
        <Badge {...SENTIMENT_LOOKS[sentiment]}>{t(`ui.sentiment-${sentiment}`)}</Badge>
      ),
      value: ({ sentiment }) => t(`ui.sentiment-${sentiment}`),
      sortBy: ({ sentiment }) => SENTIMENTS.indexOf(sentiment),
    },
    {
      key: 'frequency',
      kind: 'number',
      header: t('ui.frequency'),
      cell: ({ frequency }) => format.number(frequency),
      value: ({ frequency }) => frequency,
    },
    {
      key: 'examples',
      header: t('ui.examples'),
      cell: ({ examples }) => (
        <ul className={styles.quotes} lang="en">
          {examples.map((example) => (
            <li key={example}>“{example}”</li>
          ))}
        </ul>
      ),
      value: ({ examples }) => examples.join(' | '),
    },
  ];
  return (
    <section className={styles.section}>
      <h3>{t('ui.themes')}</h3>
      <ResultTable
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
