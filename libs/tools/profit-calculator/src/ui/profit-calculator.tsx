import type { ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import { DeferredRender, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { engine } from '../engine/profit-calculator.engine.ts';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { MarginChart } from './margin-chart.tsx';
import { ProfitExplanation } from './profit-explanation.tsx';
import { ProfitFigure } from './profit-figure.tsx';
import { ProfitInputs } from './profit-inputs.tsx';
import { ProfitResults } from './profit-results.tsx';

// Rates are needed only for a conversion.
const LiveRates = lazy(async () => ({ default: (await import('./live-rates.tsx')).LiveRates }));

export function ProfitCalculator() {
  const [rates, setRates] = useState<ExchangeRates>();
  const supplied = useMemo(() => (rates ? { rates: { ...rates, rates: { ...rates.rates } } } : {}), [rates]);
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
      inputs={
        <>
          <ProfitInputs tool={tool} />
          {tool.input.displayCurrency !== undefined && (
            <Suspense fallback={null}>
              <LiveRates onRates={setRates} />
            </Suspense>
          )}
        </>
      }
      labelOf={(path) => (isLabelled(path) ? t(`ui.${path}`) : undefined)}
      figure={output && <ProfitFigure output={output} />}
      announcement={output ? announcementOf(output) : ''}
      standardFigure={tool.outputByStandard && announcementOf(tool.outputByStandard)}
      results={output && <ProfitResults tool={tool} output={output} />}
      more={
        output && (
          <DeferredRender>
            <MarginChart output={output} targetMargin={tool.input.targetMargin} />
          </DeferredRender>
        )
      }
      explanationHolds={output && { lines: output.steps.length, sources: output.sources.length }}
      explanation={
        output && (
          <DeferredRender>
            <ProfitExplanation output={output} />
          </DeferredRender>
        )
      }
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
