import { ToolFrame, useTool } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import '@seller-toolbox/tool-kit/figure-picture.css';
import { Suspense, useState } from 'react';
import { bestResult } from '../engine/best-result.ts';
import type { PackingInput } from '../engine/packing-calculator.schema.ts';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import { CartonThumbnail } from './carton-thumbnail.tsx';
import { personalCartonsIn } from './cartons/carton-lines.ts';
import { LimitsTable, PackingExplanation } from './late/lazy-sections.ts';
import { MeasureSystemContext, useRememberedSystem } from './measures.tsx';
import { PackingFigure } from './packing-figure.tsx';
import { PackingInputs } from './packing-inputs.tsx';
import { PackingResults } from './packing-results.tsx';
import { PackingTips } from './packing-tips.tsx';
import { inWords, usePackingVerdict } from './packing-verdict.ts';
import { deferredEngine } from './deferred-engine.ts';
import { useOutputForRuleSet } from './use-output-for-rule-set.ts';

/** A first answer is shown within a tenth of a second, better ones until then; milliseconds. */
const SEARCH_FOR = 2000;

export function PackingCalculator() {
  const [system, chooseSystem] = useRememberedSystem();
  return (
    <MeasureSystemContext.Provider value={system}>
      <PackingTool onSystem={chooseSystem} />
    </MeasureSystemContext.Provider>
  );
}

function PackingTool({ onSystem }: { onSystem: ReturnType<typeof useRememberedSystem>[1] }) {
  const tool = useTool(deferredEngine, { searchFor: SEARCH_FOR, describeUse, transientFields });
  const { input, output } = tool;
  const verdictOf = usePackingVerdict(input.rules);
  const [isListed, chooseListed] = useState(false);
  const shown = output && (isListed ? output : bestResult(output));
  const byStandard = useOutputForRuleSet(tool, tool.ruleSet.standard?.id);
  const sentenceOf = (one: PackingOutput) => inWords(verdictOf(one));
  return (
    <ToolFrame
      tool={tool}
      progress="own"
      inputs={<PackingInputs tool={tool} onSystem={onSystem} />}
      figure={output && shown && <PackingFigure tool={tool} output={output} shown={shown} />}
      figurePicture={
        output?.cartonsNeeded.length === 0 && shown && shown.placements.length > 0 ? (
          <CartonThumbnail result={shown} />
        ) : undefined
      }
      announcement={output ? sentenceOf(output) : ''}
      standardFigure={byStandard && sentenceOf(byStandard)}
      results={
        output &&
        shown && <PackingResults tool={tool} output={output} shown={shown} onListed={chooseListed} />
      }
      sources={
        <DeferredPart>
          <Suspense fallback={null}>
            <LimitsTable ruleSet={output?.ruleSet ?? input.ruleSet} overrides={input.rules} />
          </Suspense>
        </DeferredPart>
      }
      explanation={
        output &&
        shown && (
          <DeferredPart>
            <Suspense fallback={null}>
              <PackingExplanation result={output.cartonsNeeded[0] ?? shown} />
            </Suspense>
          </DeferredPart>
        )
      }
      more={<PackingTips />}
    />
  );
}

/** A link need not carry the built-in cartons. */
function transientFields({ cartons }: PackingInput) {
  return personalCartonsIn(cartons).length === 0 ? (['cartons'] as const) : [];
}

function describeUse({ mode, ruleSet, cartonsNeeded, unplaced }: PackingOutput, { boxes }: PackingInput) {
  return {
    mode,
    ruleSet,
    lines: boxes.length,
    cartons: cartonsNeeded.length,
    isWhole: unplaced.length === 0,
  };
}
