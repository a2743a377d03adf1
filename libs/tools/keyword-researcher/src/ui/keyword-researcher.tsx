import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { SampleFrame } from '@seller-toolbox/tool-kit/research';
import { engine } from '../engine/keyword-researcher.engine.ts';
import type zh from '../locales/zh.json';
import { KeywordExplanation } from './keyword-explanation.tsx';
import { KeywordInputs } from './keyword-inputs.tsx';
import { KeywordResults } from './keyword-results.tsx';

export function KeywordResearcher() {
  const tool = useTool(engine, { computes: 'asked', describeUse });
  const { t } = useToolWords<typeof zh>();
  const { output, input } = tool;
  const heading = output ? t('ui.found', { count: output.summary.total, seed: output.seed }) : '';
  return (
    <SampleFrame
      tool={tool}
      form={<KeywordInputs tool={tool} />}
      heading={heading}
      announcement={heading}
      blank={input.seed.trim() === '' ? t('ui.blank') : undefined}
      results={output && <KeywordResults output={output} onTaken={(action) => tool.trackUse({ action })} />}
      explanationHolds={{ lines: 2 }}
      explanation={output && <KeywordExplanation output={output} />}
      tips={[t('ui.tipLongTail'), t('ui.tipVolume'), t('ui.tipIntent'), t('ui.tipSeason')]}
    />
  );
}

/** Tracks a use only for submitted input. */
function describeUse(
  { seed, marketplace, category }: EngineOutput<typeof engine>,
  input: EngineParsedInput<typeof engine>,
) {
  if (seed !== input.seed.trim()) return null;
  return { marketplace, category, seedLength: seed.length };
}
