import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { PackingInput } from '../../engine/packing-calculator.schema.ts';
import { rulesWith } from '../../engine/rules-with.ts';
import { cubicMeterRate } from '../../engine/cubic-meter-rate.ts';
import type zh from '../../locales/zh.json';
import { useCartonText } from '../carton-text.ts';
import { useMeasures } from '../measures.tsx';
import { LATE_WORDS, loadLateWords, type LateWords } from './late-words.ts';

export interface LimitsTableProps {
  ruleSet: PackingInput['ruleSet'];
  /** Figures of the input that override the rule set. */
  overrides: PackingInput['rules'];
}

/** The limits, buffers and freight figures that the result keeps to. */
export function LimitsTable(props: LimitsTableProps) {
  return (
    <LazyWords namespace={LATE_WORDS} load={loadLateWords}>
      <Rows {...props} />
    </LazyWords>
  );
}

function Rows({ ruleSet, overrides }: LimitsTableProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<LateWords>(LATE_WORDS);
  const format = useFormat();
  const cartonText = useCartonText();
  const rules = rulesWith(ruleSet, overrides);
  const perCubicMeter = cubicMeterRate(rules);
  const { length, weight } = useMeasures();

  const rows = [
    { name: words('late.limit-maxSide'), value: length(rules.maxSide) },
    { name: words('late.limit-maxWeight'), value: weight(rules.maxWeight) },
    { name: words('late.limit-minSides'), value: cartonText.sides(...rules.minSides) },
    { name: words('late.limit-minWeight'), value: weight(rules.minWeight) },
    { name: words('late.limit-normalBuffer'), value: length(rules.normalBuffer) },
    {
      name: words('late.limit-fragileBuffer'),
      value: length(rules.fragileBuffer),
    },
    { name: words('late.limit-minBuffer'), value: length(rules.minBuffer) },
    {
      name: words('late.limit-divisor'),
      value: `${format.number(rules.volumetricDivisor)} cm³/kg`,
    },
    {
      name: words('late.limit-freightRate'),
      value:
        perCubicMeter === null
          ? `${format.money(rules.freightRate, 'USD')}/kg`
          : `${format.money(perCubicMeter, 'USD')}/m³`,
    },
  ];
  return (
    <DataTable
      caption={words('late.limits')}
      captionLook="shown"
      headerLook="hidden"
      columns={[
        { key: 'name', header: t('ui.figure'), kind: 'heading', cell: ({ name }) => name },
        { key: 'value', header: t('ui.value'), kind: 'number', cell: ({ value }) => value },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
