import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { engine } from '../engine/packing-calculator.engine.ts';
import type { PackingInput, PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { PackingExplanation } from './packing-explanation.tsx';
import { PackingFigure } from './packing-figure.tsx';
import { PackingInputs } from './packing-inputs.tsx';
import { PackingLimits } from './packing-limits.tsx';
import { PackingResults } from './packing-results.tsx';
import { TipLists } from './tip-lists.tsx';
import { inWords, usePackingVerdict } from './packing-verdict.ts';
import { useBetterOutput } from './use-better-output.ts';

export function PackingCalculator() {
  const tool = useTool(engine, { describeUse, unkept: UNKEPT });
  const { t } = useToolWords<typeof zh>();
  const verdictOf = usePackingVerdict();
  const better = useBetterOutput(tool);
  const { output } = better;
  const { input } = tool;
  const verdict = output && verdictOf(output);
  return (
    <ToolFrame
      tool={tool}
      inputs={<PackingInputs tool={tool} better={better} />}
      figure={output && <PackingFigure output={output} />}
      announcement={verdict ? t('ui.announcement', { verdict: inWords(verdict), note: verdict.note }) : ''}
      results={output && <PackingResults tool={tool} output={output} />}
      explanation={output && <PackingExplanation output={output} />}
      more={
        <>
          <PackingLimits ruleSet={output?.ruleSet ?? input.ruleSet} overrides={input.rules} />
          <TipLists />
        </>
      }
    />
  );
}

/** The page changes no carton: a link need not carry the built-in ones. */
const UNKEPT = ['cartons'] as const;

function describeUse({ mode, ruleSet, cartonsNeeded, unplaced }: PackingOutput, { boxes }: PackingInput) {
  return {
    mode,
    ruleSet,
    lines: boxes.length,
    cartons: cartonsNeeded.length,
    isWhole: unplaced.length === 0,
  };
}
