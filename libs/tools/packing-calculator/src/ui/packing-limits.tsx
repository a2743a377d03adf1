import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Card, DataTable } from '@seller-toolbox/ui';
import type { PackingInput } from '../engine/packing-calculator.schema.ts';
import { rulesWith } from '../engine/rules-with.ts';
import { cubicMeterRate } from '../engine/shipping-cost.ts';
import type zh from '../locales/zh.json';
import { useCartonText } from './carton-text.ts';
import { useMeasures } from './measures.tsx';

export interface PackingLimitsProps {
  ruleSet: PackingInput['ruleSet'];
  /** Figures of the input that override the rule set. */
  overrides: PackingInput['rules'];
}

/** The limits, buffers and freight figures that the result keeps to. */
export function PackingLimits({ ruleSet, overrides }: PackingLimitsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const cartonText = useCartonText();
  const rules = rulesWith(ruleSet, overrides);
  const perCubicMeter = cubicMeterRate(rules);
  const { length, weight } = useMeasures();

  const rows = [
    { name: t('ui.limit-maxSide'), value: length(rules.maxSide) },
    { name: t('ui.limit-maxWeight'), value: weight(rules.maxWeight) },
    { name: t('ui.limit-minSides'), value: cartonText.sides(...rules.minSides) },
    { name: t('ui.limit-minWeight'), value: weight(rules.minWeight) },
    { name: t('ui.limit-normalBuffer'), value: length(rules.normalBuffer) },
    {
      name: t('ui.limit-fragileBuffer'),
      value: length(rules.fragileBuffer),
    },
    { name: t('ui.limit-minBuffer'), value: length(rules.minBuffer) },
    {
      name: t('ui.limit-divisor'),
      value: `${format.number(rules.volumetricDivisor)} cm³/kg`,
    },
    {
      name: t('ui.limit-freightRate'),
      value:
        perCubicMeter === null
          ? `${format.money(rules.freightRate, 'USD')}/kg`
          : `${format.money(perCubicMeter, 'USD')}/m³`,
    },
  ];
  return (
    <Card title={t('ui.limits')}>
      <DataTable
        caption={t('ui.limits')}
        headerLook="hidden"
        columns={[
          { key: 'name', header: t('ui.figure'), kind: 'heading', cell: ({ name }) => name },
          { key: 'value', header: t('ui.value'), kind: 'number', cell: ({ value }) => value },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}
