import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import { PACKING_RULES, PACKING_RULE_SET_IDS } from '../engine/packing-rules.data.ts';
import type zh from '../locales/zh.json';
import lines from './line-fields.module.css';
import { useMeasures } from './measures.tsx';

/** The cushion and the freight rate: figures of the rule set, which the visitor may replace. */
export function AssumptionFields({ tool }: { tool: Tool<PackingEngine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { measures, fields } = useMeasures();
  const { input, change, problems, ruleSet } = tool;
  const { rules } = input;
  const given =
    PACKING_RULES[PACKING_RULE_SET_IDS.find((id) => id === ruleSet.current?.id) ?? 'standard'].rules;
  // One fragile box sets the cushion of its carton.
  const cushion = input.boxes.some(({ isFragile }) => isFragile) ? 'fragileBuffer' : 'normalBuffer';
  const set = (name: typeof cushion | 'freightRate', value: number | null) =>
    change({ rules: { ...rules, [name]: value ?? undefined } });
  return (
    <div className={lines.pair}>
      <NumberField
        label={t('ui.cushion')}
        unit={measures.length}
        value={fields.fromCentimeters(rules[cushion] ?? given[cushion])}
        shownDigits={3}
        whenUnreadable={fields.fromCentimeters(given[cushion])}
        onValueChange={(value) => set(cushion, value === null ? null : fields.toCentimeters(value))}
        error={problemAt(problems, `rules.${cushion}`)}
      />
      <NumberField
        label={t('ui.freightRate')}
        unit="USD/kg"
        value={rules.freightRate ?? given.freightRate}
        whenUnreadable={given.freightRate}
        onValueChange={(value) => set('freightRate', value)}
        error={problemAt(problems, 'rules.freightRate')}
      />
    </div>
  );
}
