import type { ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import { DeferredRender, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary, LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import { ConversionNotice } from './conversion-notice.tsx';
import { lacksReferral } from './lacks-referral.ts';
import { loadParts } from './load-parts.ts';
import { MarginChart } from './margin-chart.tsx';
import { pageEngine } from './page-engine.ts';
import { ProfitFigure } from './profit-figure.tsx';
import { ProfitInputs } from './profit-inputs.tsx';
import { ProfitResults } from './profit-results.tsx';
import { useMarketplaceChange } from './use-marketplace-change.ts';

/** Rates come from the site; a link with all of them would be long. */
const TRANSIENT_FIELDS = ['rates'] as const;

const Comparison = lazy(async () => ({
  default: (await (await loadParts()).loadComparison()).Comparison,
}));

const ProfitExplanation = lazy(async () => ({
  default: (await (await loadParts()).loadExplanation()).ProfitExplanation,
}));

const ProfitSources = lazy(async () => ({
  default: (await (await loadParts()).loadExplanation()).ProfitSources,
}));

// Rates are needed only for a conversion.
const LiveRates = lazy(async () => ({ default: (await (await loadParts()).loadLiveRates()).LiveRates }));

export function ProfitCalculator() {
  const [rates, setRates] = useState<ExchangeRates>();
  const supplied = useMemo(() => (rates ? { rates: { ...rates, rates: { ...rates.rates } } } : {}), [rates]);
  const tool = useTool(pageEngine, { supplied, describeUse, transientFields: TRANSIENT_FIELDS });
  const marketplace = useMarketplaceChange(tool, rates);
  const [needsRates, setNeedsRates] = useState(false);
  const requestRates = useCallback(() => setNeedsRates(true), []);
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { output } = tool;
  const announcementOf = (shown: ProfitOutput) => {
    const { netProfit, currency, profitMargin } = shown;
    const profit = format.money(netProfit, currency);
    if (lacksReferral(shown)) return `${t('ui.beforeReferral')} ${profit}`;
    return profitMargin === null
      ? t('ui.announcementWithoutPrice', { profit })
      : t('ui.announcement', {
          profit,
          margin: format.number(profitMargin, { digits: 1 }),
        });
  };
  return (
    <ToolFrame
      tool={tool}
      inputs={
        <>
          <ProfitInputs
            tool={tool}
            onMarketplaceChange={marketplace.choose}
            onMarketplaceFocus={requestRates}
            notice={marketplace.conversion && <ConversionNotice conversion={marketplace.conversion} />}
          />
          {(needsRates || tool.input.displayCurrency !== undefined) && (
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
          <>
            <DeferredRender>
              {!lacksReferral(output) && (
                <MarginChart output={output} targetMargin={tool.input.targetMargin} />
              )}
            </DeferredRender>
            <LazyDisclosure summary={t('ui.compare')} aside={t('ui.compareHolds')}>
              <Comparison tool={tool} supplied={supplied} onShow={requestRates} />
            </LazyDisclosure>
          </>
        )
      }
      sources={
        output && (
          <DeferredRender>
            <DeferredPart>
              <LazyBoundary>
                <ProfitSources output={output} />
              </LazyBoundary>
            </DeferredPart>
          </DeferredRender>
        )
      }
      explanationCounts={output && { lines: output.steps.length }}
      explanation={
        output && (
          <DeferredRender>
            <DeferredPart>
              <LazyBoundary>
                <ProfitExplanation output={output} />
              </LazyBoundary>
            </DeferredPart>
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
