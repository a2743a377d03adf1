import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { AsinForm, SampleFrame } from '@seller-toolbox/tool-kit/research';
import { engine } from '../engine/review-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { ReviewExplanation } from './review-explanation.tsx';
import { ReviewResults } from './review-results.tsx';

export function ReviewAnalyzer() {
  const tool = useTool(engine, { computes: 'asked', describeUse });
  const { t, problemAt } = useToolWords<typeof zh>();
  const { output, input, problems, isStale } = tool;
  const heading = output ? t('ui.found', { asin: output.asin }) : '';
  return (
    <SampleFrame
      tool={tool}
      form={
        <AsinForm
          tool={tool}
          error={isStale ? undefined : problemAt(problems, 'asin')}
          labels={{
            marketplace: t('ui.marketplace'),
            marketplaceOf: (code) => t(`ui.marketplace-${code}`),
            asin: t('ui.asin'),
            hint: t('ui.asinHint'),
            unusual: t('ui.asinUnusual'),
            ask: t('ui.analyze'),
          }}
        />
      }
      heading={heading}
      announcement={heading}
      blank={input.asin.trim() === '' ? t('ui.blank') : undefined}
      results={output && <ReviewResults output={output} onTaken={(action) => tool.trackUse({ action })} />}
      explanationHolds={{ lines: 2 }}
      explanation={output && <ReviewExplanation output={output} />}
      tips={[t('ui.tipNegative'), t('ui.tipWords'), t('ui.tipCompetitors'), t('ui.tipRepeat')]}
    />
  );
}

/** Tracks a use only for submitted input, and never the ASIN. */
function describeUse(
  { asin, marketplace, totalReviews }: EngineOutput<typeof engine>,
  input: EngineParsedInput<typeof engine>,
) {
  return asin === input.asin.trim().toUpperCase() ? { marketplace, totalReviews } : null;
}
