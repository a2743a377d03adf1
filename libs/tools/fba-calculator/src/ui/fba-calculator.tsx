import { DeferredRender, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { useCheaper } from './cheaper-hints.tsx';
import { FbaFigure } from './fba-figure.tsx';
import { FbaMore } from './fba-more.tsx';
import { FbaInputs } from './fba-inputs.tsx';
import { FbaResults } from './fba-results.tsx';
import { loadParts } from './load-parts.ts';
import { pageEngine } from './page-engine.ts';
import { RuleNotes } from './rule-notes.tsx';
import { usePriceBounds } from './price-bounds.ts';
import { useSeasonDays } from './season-days.ts';
import { useTierName } from './tier-name.ts';

const FeeExplanation = lazy(async () => ({
  default: (await (await loadParts()).loadExplanation()).FeeExplanation,
}));

export function FbaCalculator() {
  const tool = useTool(pageEngine, { describeUse });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tierName = useTierName();
  const boundsOf = usePriceBounds();
  const daysOf = useSeasonDays();
  const cheaper = useCheaper(tool);
  const { output } = tool;
  const priceBounds = output ? boundsOf(output) : null;
  const storagePeak = output?.storagePeakDays;
  const totalOf = ({ fees, currency }: FbaOutput) =>
    fees.totalFees === null ? t('ui.notPublished') : format.money(fees.totalFees, currency);
  const sentenceOf = (one: FbaOutput) =>
    t('ui.announcement', { total: totalOf(one), tier: tierName(one.sizeTier) });
  return (
    <ToolFrame
      tool={tool}
      inputs={<FbaInputs tool={tool} cheaper={cheaper} />}
      labelOf={(path) => (isLabelled(path) ? t(`ui.${path}`) : undefined)}
      figure={output && <FbaFigure output={output} tool={tool} cheaper={cheaper} />}
      announcement={output ? sentenceOf(output) : ''}
      standardFigure={tool.outputByStandard && sentenceOf(tool.outputByStandard)}
      results={output && <FbaResults tool={tool} output={output} cheaper={cheaper} />}
      sources={
        output && (
          <DeferredRender>
            <RuleNotes output={output} />
          </DeferredRender>
        )
      }
      explanationCounts={output && { lines: output.steps.length }}
      explanation={
        output && (
          <DeferredRender>
            <DeferredPart>
              <LazyBoundary>
                <FeeExplanation output={output} />
              </LazyBoundary>
            </DeferredPart>
          </DeferredRender>
        )
      }
      more={
        output && (
          <DeferredRender>
            <FbaMore output={output} ruleSets={tool.ruleSet.all} choose={tool.ruleSet.choose} />
          </DeferredRender>
        )
      }
      tips={[
        t('ui.tipMeasure'),
        t('ui.tipAir'),
        ...(storagePeak ? [t('ui.tipStorage', daysOf(storagePeak))] : []),
        ...(priceBounds
          ? [
              t(`ui.tipPrice-${priceBounds.kind === 'four-bands' ? 'three-bands' : priceBounds.kind}`, {
                ...priceBounds,
              }),
            ]
          : []),
      ]}
    />
  );
}

const LABELLED = ['length', 'width', 'height', 'weight', 'price', 'category', 'marketplace', 'date'] as const;

function isLabelled(path: string): path is (typeof LABELLED)[number] {
  return LABELLED.some((name) => name === path);
}

function describeUse({ ruleSet, sizeTier, units, feeTable }: FbaOutput) {
  return { ruleSet, sizeTier: sizeTier ?? 'none', units: units.length, feeTable };
}
