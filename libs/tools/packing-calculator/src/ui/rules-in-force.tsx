import { InForceHint, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { runEngine } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/i18n/react';
import { useDeferredValue, useMemo } from 'react';
import { engine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { usePackingVerdict } from './packing-verdict.ts';

export interface RulesInForceProps {
  tool: Tool<typeof engine>;
  output: PackingOutput;
}

/** Blocks placed for a hint beside the result. */
const HINT_EFFORT = 600;

/** What the limits in force today would give where the page shows older ones and they give another carton. */
export function RulesInForce({ tool, output }: RulesInForceProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const verdictOf = usePackingVerdict();
  const { newer } = tool.ruleSet;
  const newerId = newer?.id;
  const input = useDeferredValue(tool.input);
  const inForce = useMemo(() => {
    if (newerId === undefined) return undefined;
    const result = runEngine(engine, { ...input, ruleSet: newerId, effort: HINT_EFFORT }, { now: 0 });
    return result.ok ? result.output : undefined;
  }, [input, newerId]);
  if (!inForce || !newer?.effectiveFrom) return null;
  const verdict = verdictOf(inForce);
  const isSame =
    verdict.value === verdictOf(output).value && inForce.totalShippingCost === output.totalShippingCost;
  return (
    <InForceHint ruleSet={tool.ruleSet}>
      {!isSame &&
        t('ui.inForce', {
          date: format.date(newer.effectiveFrom),
          verdict: verdict.value,
          note: verdict.note,
        })}
    </InForceHint>
  );
}
