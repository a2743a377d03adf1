import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { engine } from '../engine/fba-calculator.engine.ts';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { AgedInventory } from './aged-inventory.tsx';
import { FbaFigure } from './fba-figure.tsx';
import { FbaInputs } from './fba-inputs.tsx';
import { FbaResults } from './fba-results.tsx';
import { FeeExplanation } from './fee-explanation.tsx';
import { useTierName } from './tier-name.ts';

export function FbaCalculator() {
  const tool = useTool(engine, { describeUse });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const { output } = tool;
  const totalOf = ({ fees, currency }: FbaOutput) =>
    fees.totalFees === null ? t('ui.notPublished') : format.money(fees.totalFees, currency);
  return (
    <ToolFrame
      tool={tool}
      inputs={<FbaInputs tool={tool} />}
      figure={output && <FbaFigure output={output} />}
      announcement={
        output ? t('ui.announcement', { total: totalOf(output), tier: tierName(output.sizeTier) }) : ''
      }
      results={output && <FbaResults tool={tool} output={output} />}
      explanation={output && <FeeExplanation output={output} />}
      more={output && <AgedInventory output={output} />}
      tips={[t('ui.tipMeasure'), t('ui.tipAir'), t('ui.tipStorage'), t('ui.tipPrice')]}
    />
  );
}

function describeUse({ ruleSet, sizeTier, units, feeTable }: FbaOutput) {
  return { ruleSet, sizeTier: sizeTier ?? 'none', units: units.length, feeTable };
}
