import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure, SegmentedControl } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import { PACKING_RULES, PACKING_RULE_SET_IDS } from '../engine/packing-rules.data.ts';
import { cubicMeterRate } from '../engine/cubic-meter-rate.ts';
import { rulesWith } from '../engine/rules-with.ts';
import type zh from '../locales/zh.json';
import lines from './line-fields.module.css';
import { useMeasures } from './measures.tsx';

const FREIGHT_BY = ['kg', 'm3'] as const;

/** The cushion and the freight: figures of the rule set, which the visitor may replace. */
export function AssumptionFields({ tool }: { tool: Tool<PackingEngine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { measures, fields, length } = useMeasures();
  const format = useFormat();
  const { input, change, problems, ruleSet } = tool;
  const { rules } = input;
  const ruleSetId = PACKING_RULE_SET_IDS.find((id) => id === ruleSet.current?.id) ?? 'standard';
  const given = PACKING_RULES[ruleSetId].rules;
  // One fragile box sets the cushion of its carton.
  const cushion = input.boxes.some(({ isFragile }) => isFragile) ? 'fragileBuffer' : 'normalBuffer';
  const by = rules.freightBy ?? given.freightBy;
  const freight = by === 'kg' ? 'freightRate' : 'cubicMeterRate';
  const givenRate =
    cubicMeterRate({ ...rulesWith(ruleSetId, rules), cubicMeterRate: undefined }) ?? given.freightRate;
  const set = (name: typeof cushion | typeof freight, value: number | null) =>
    change({ rules: { ...rules, [name]: value ?? undefined } });
  const shownCushion = rules[cushion] ?? given[cushion];
  const rate = rules[freight] ?? givenRate;
  const unit = by === 'kg' ? 'USD/kg' : 'USD/m³';
  return (
    <Disclosure
      print="open"
      summary={t('ui.assumptions')}
      aside={`${length(shownCushion)} · ${format.number(rate, { digits: 2 })} ${unit}`}
    >
      <div className={lines.pair}>
        <NumberField
          label={t('ui.cushion')}
          hint={t('ui.cushionHint')}
          unit={measures.length}
          value={fields.fromCentimeters(shownCushion)}
          shownDigits={3}
          whenUnreadable={fields.fromCentimeters(given[cushion])}
          onValueChange={(value) => set(cushion, value === null ? null : fields.toCentimeters(value))}
          error={problemAt(problems, `rules.${cushion}`)}
        />
        <div className={lines.rate}>
          <NumberField
            label={t('ui.freightRate')}
            unit={unit}
            value={rate}
            shownDigits={2}
            whenUnreadable={givenRate}
            onValueChange={(value) => set(freight, value)}
            error={problemAt(problems, `rules.${freight}`)}
          />
          <SegmentedControl
            label={t('ui.freightBy')}
            options={FREIGHT_BY.map((value) => ({ value, label: t(`ui.freightBy-${value}`) }))}
            value={by}
            onValueChange={(value) => change({ rules: { ...rules, freightBy: value } })}
          />
        </div>
      </div>
    </Disclosure>
  );
}
