import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useRates } from '@seller-toolbox/tool-kit/rates';
import { useFormat } from '@seller-toolbox/i18n/react';
import { useMemo } from 'react';
import { engine } from '../engine/profit-calculator.engine.ts';
import type { ProfitOutput } from '../engine/profit-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { MarginChart } from './margin-chart.tsx';
import { ProfitExplanation } from './profit-explanation.tsx';
import { ProfitFigure } from './profit-figure.tsx';
import { ProfitInputs } from './profit-inputs.tsx';
import { ProfitResults } from './profit-results.tsx';

export function ProfitCalculator() {
  const { rates } = useRates();
  const supplied = useMemo(() => {
    const { baseCurrency, lastUpdated } = rates;
    return { rates: { baseCurrency, rates: rates.rates, lastUpdated } };
  }, [rates]);
  const tool = useTool(engine, { supplied, describeUse });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { output } = tool;
  const announcementOf = ({ netProfit, currency, profitMargin }: ProfitOutput) =>
    profitMargin === null
      ? t('ui.announcementWithoutPrice', { profit: format.money(netProfit, currency) })
      : t('ui.announcement', {
          profit: format.money(netProfit, currency),
          margin: format.number(profitMargin, { digits: 1 }),
        });
  return (
    <ToolFrame
      tool={tool}
      inputs={<ProfitInputs tool={tool} />}
      labelOf={(path) => (isLabelled(path) ? t(`ui.${path}`) : undefined)}
      figure={output && <ProfitFigure output={output} />}
      announcement={output ? announcementOf(output) : ''}
      results={output && <ProfitResults tool={tool} output={output} />}
      more={output && <MarginChart output={output} targetMargin={tool.input.targetMargin} />}
      explanation={output && <ProfitExplanation output={output} />}
      tips={[t('ui.tipReturns'), t('ui.tipAdvertising'), t('ui.tipLanded'), t('ui.tipPeak')]}
    />
  );
}

const LABELLED = [
  'marketplace',
  'category',
  'displayCurrency',
  'sellingPrice',
  'costOfGoods',
  'shippingCost',
  'advertisingCost',
  'otherCosts',
  'fbaFulfillmentFee',
  'storageFee',
  'inboundPlacementFee',
  'returnsProcessingFee',
  'targetMargin',
] as const;

function isLabelled(path: string): path is (typeof LABELLED)[number] {
  return LABELLED.some((name) => name === path);
}

function describeUse({ ruleSet, currency, marketplaceCurrency, marginBand }: ProfitOutput) {
  return { ruleSet, currency, marketplaceCurrency, marginBand: marginBand ?? 'none' };
}
