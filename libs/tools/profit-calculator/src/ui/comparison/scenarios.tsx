import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button, DataTable } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { ProfitOutput } from '../../engine/profit-output.schema.ts';
import type zh from '../../locales/zh.json';
import { breakEvenPriceOf } from '../break-even-price.ts';
import { COMPARISON_WORDS, type ComparisonWords } from './comparison-words.ts';
import styles from './comparison.module.css';

export interface ScenariosProps {
  now: ProfitOutput;
  kept: ProfitOutput | null;
  onKeep: () => void;
}

const FIGURES = [
  'sellingPrice',
  'amazonFees',
  'totalCost',
  'netProfit',
  'profitMargin',
  'roi',
  'breakEvenPrice',
  'breakEvenAcos',
] as const;

/** The figures of a kept scenario beside the current ones. */
export function Scenarios({ now, kept, onKeep }: ScenariosProps) {
  const t = useWords<ComparisonWords>(COMPARISON_WORDS);
  const { t: words } = useToolWords<typeof zh>();
  const cell = useFigureText();
  return (
    <section>
      <h3>{t('comparison.scenarios')}</h3>
      <Button size="s" onClick={onKeep}>
        {t('comparison.keepScenario')}
      </Button>
      {kept === null ? (
        <p className={styles.note}>{t('comparison.scenarioHint')}</p>
      ) : (
        <DataTable
          caption={t('comparison.scenarios')}
          columns={[
            {
              key: 'figure',
              header: t('comparison.figure'),
              kind: 'heading',
              cell: (id) => words(`ui.${id}`),
            },
            { key: 'a', header: t('comparison.scenarioA'), kind: 'number', cell: (id) => cell(id, kept) },
            { key: 'now', header: t('comparison.current'), kind: 'number', cell: (id) => cell(id, now) },
          ]}
          rows={FIGURES}
          rowKey={(id) => id}
        />
      )}
    </section>
  );
}

function useFigureText() {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (id: (typeof FIGURES)[number], output: ProfitOutput): string => {
    const percent = (value: number | null) =>
      value === null ? '–' : t('ui.percent', { value: format.number(value, { digits: 1 }) });
    if (id === 'breakEvenAcos') return percent(output.advertising.breakEvenAcos);
    if (id === 'profitMargin' || id === 'roi') return percent(output[id]);
    const amount = id === 'breakEvenPrice' ? breakEvenPriceOf(output) : output[id];
    return amount === null ? '–' : format.money(amount, output.currency);
  };
}
