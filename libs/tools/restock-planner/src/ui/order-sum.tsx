import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import { orderSums, type OrderSum } from '../engine/order-sum.ts';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { EXPLANATION_WORDS, loadExplanationWords, type ExplanationWords } from './explanation-words.ts';

type Term = Exclude<keyof OrderSum, 'on'>;

const TERMS: readonly Term[] = ['demand', 'safety', 'position', 'lost', 'needed', 'ordered'];

/** How the units of the next two orders come about: a column each, with the terms of the day on which it is placed. */
export function OrderSumTable({ plan }: { plan: RowPlan }) {
  return (
    <LazyWords namespace={EXPLANATION_WORDS} load={loadExplanationWords}>
      <SumTable plan={plan} />
    </LazyWords>
  );
}

function SumTable({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<ExplanationWords>(EXPLANATION_WORDS);
  const format = useFormat();
  const sums = orderSums(plan);
  const shown = TERMS.filter((term) => term !== 'lost' || sums.some(({ lost }) => lost > 0));
  return (
    <DataTable
      caption={t('ui.sumOf', { units: format.number(plan.nextOrderQuantity ?? 0) })}
      columns={[
        {
          key: 'term',
          header: t('ui.figure'),
          kind: 'heading',
          cell: (term: Term) =>
            words(`explanation.sum-${term}`, { units: format.number(plan.unitsPerCarton) }),
        },
        ...sums.map((sum, index) => ({
          key: String(index),
          header: format.date(sum.on),
          kind: 'number' as const,
          cell: (term: Term) => format.number(sum[term]),
        })),
      ]}
      rows={shown}
      rowKey={(term) => term}
    />
  );
}
