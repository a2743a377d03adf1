import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { breakEvenPriceOf } from './break-even-price.ts';
import { useDistinctPercent } from './distinct-percent.ts';
import styles from './analysis-figures.module.css';

/** The figures beside the profit, each with what it is made of. */
export function AnalysisFigures({ output }: { output: ProfitOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const apart = useDistinctPercent();
  const { currency, breakEvenUnits, roi, advertising } = output;
  const breakEvenPrice = breakEvenPriceOf(output);
  const money = (amount: number) => format.money(amount, currency);
  const percent = (value: number | null) =>
    value === null ? '–' : t('ui.percent', { value: apart(value, 1) });
  const figures = [
    { id: 'grossProfit', value: money(output.grossProfit), note: t('ui.grossProfitNote') },
    { id: 'amazonFees', value: money(output.amazonFees), note: t('ui.amazonFeesNote') },
    { id: 'totalCost', value: money(output.totalCost), note: t('ui.totalCostNote') },
    {
      id: 'roi',
      value: percent(roi),
      note: t(isLanded(output) ? 'ui.roiNoteLanded' : 'ui.roiNote'),
    },
    {
      id: 'breakEvenUnits',
      value: breakEvenUnits === null ? '–' : format.number(breakEvenUnits),
      note: breakEvenUnits === null ? t('ui.neverBreaksEven') : t('ui.breakEvenUnitsNote'),
    },
    {
      id: 'breakEvenPrice',
      value: breakEvenPrice === null ? '–' : money(breakEvenPrice),
      note: breakEvenPrice === null ? t('ui.noBreakEvenPrice') : t('ui.breakEvenPriceNote'),
    },
    { id: 'breakEvenAcos', value: percent(advertising.breakEvenAcos), note: t('ui.breakEvenAcosNote') },
    ...optionalFigures(output).map(({ id, value, kind }) => ({
      id,
      value: kind === 'percent' ? percent(value) : money(value),
      note: t(
        kind === 'percent'
          ? 'ui.targetAcosNote'
          : id === 'landedCost'
            ? 'ui.landedCostNote'
            : 'ui.maxCpcNote',
      ),
    })),
  ] as const;
  return (
    <div className={styles.figures}>
      {figures.map(({ id, value, note }) => (
        <KeyFigure key={id} size="m" label={t(`ui.${id}`)} value={value} note={note} />
      ))}
    </div>
  );
}

/** Figures that are there for some inputs only. */
function optionalFigures(output: ProfitOutput) {
  const { targetAcos, maxCpc, targetCpc } = output.advertising;
  const all = [
    { id: 'targetAcos', value: targetAcos, kind: 'percent' },
    { id: 'maxCpc', value: maxCpc, kind: 'money' },
    { id: 'targetCpc', value: targetCpc, kind: 'money' },
    { id: 'landedCost', value: isLanded(output) ? output.landedCost : null, kind: 'money' },
  ] as const;
  return all.flatMap(({ value, ...figure }) => (value === null ? [] : [{ ...figure, value }]));
}

/** Whether goods cost more in the warehouse than from the supplier. */
function isLanded({ landedCost, breakdown }: ProfitOutput): boolean {
  return landedCost !== breakdown.find(({ part }) => part === 'goods')?.amount;
}
