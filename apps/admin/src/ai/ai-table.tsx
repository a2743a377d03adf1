import type { AiUseRow } from '@seller-toolbox/contracts/ai-review';
import { DataTable } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../parts/empty-state.tsx';
import type { AiSum } from './ai-sums.ts';
import { useAiWords } from './ai-words.ts';

export interface AiTableProps {
  readonly caption: string;
  readonly sums: readonly AiSum[];
  /** The columns that name a row. */
  readonly head: readonly { readonly header: string; readonly cell: (row: AiUseRow) => ReactNode }[];
}

/** Calls, tokens and costs. */
export function AiTable({ caption, sums, head }: AiTableProps) {
  const t = useAiWords();
  const { number } = useFormat();
  const costsOf = useCosts();
  const count = (key: 'calls' | 'input' | 'output') => ({
    key,
    kind: 'number' as const,
    header: t(`column.${key}`),
    cell: (sum: AiSum) => number(sum[key]),
  });
  return (
    <DataTable
      caption={caption}
      columns={[
        ...head.map(({ header, cell }, at) => ({
          key: header,
          kind: at === 0 ? ('heading' as const) : ('text' as const),
          header,
          cell: ({ first }: AiSum) => cell(first),
        })),
        count('calls'),
        count('input'),
        count('output'),
        { key: 'cost', kind: 'number', header: t('column.cost'), cell: ({ costs }) => costsOf(costs) },
      ]}
      rows={sums}
      rowKey={({ key }) => key}
      empty={<EmptyState title={t('tasks.empty')} />}
    />
  );
}

const COST_DIGITS = 4;

/** Amounts by currency as a text; a dash without any. */
export function useCosts(): (costs: AiSum['costs']) => string {
  const { money } = useFormat();
  return (costs) =>
    Object.entries(costs)
      .map(([currency, amount]) => money(amount, currency, COST_DIGITS))
      .join(' + ') || '—';
}
