import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { EXPLANATION_WORDS, loadExplanationWords, type ExplanationWords } from './explanation-words.ts';
import styles from './stock-values.module.css';

type Point = RowPlan['projection'][number];

/** The corner points of the line as a table. */
export function StockValues(props: Pick<RowPlan, 'projection'>) {
  return (
    <LazyWords namespace={EXPLANATION_WORDS} load={loadExplanationWords}>
      <ValueTable {...props} />
    </LazyWords>
  );
}

function ValueTable({ projection }: Pick<RowPlan, 'projection'>) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<ExplanationWords>(EXPLANATION_WORDS);
  const format = useFormat();
  return (
    <>
      <p className={styles.note}>{words('explanation.pictureAssumes')}</p>
      <DataTable
        caption={t('ui.pictureTable')}
        columns={[
          {
            key: 'date',
            header: t('ui.date'),
            kind: 'heading',
            cell: ({ date }: Point) => format.date(date),
          },
          {
            key: 'stock',
            header: t('ui.stock'),
            kind: 'number',
            cell: ({ stock }: Point) => format.number(stock, { digits: 0 }),
          },
        ]}
        rows={projection}
        rowKey={(_, index) => index}
      />
    </>
  );
}
