import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { AsinForm, SampleFrame } from '@seller-toolbox/tool-kit/research';
import { engine } from '../engine/competitor-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { CompetitorExplanation } from './competitor-explanation.tsx';
import { CompetitorResults } from './competitor-results.tsx';

export function CompetitorAnalyzer() {
  const tool = useTool(engine, { computes: 'asked', describeUse });
  const { t, problemAt } = useToolWords<typeof zh>();
  const { output, input, problems, isStale } = tool;
  const heading = output ? t('ui.found', { count: output.rows.length, asin: output.asin }) : '';
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
      results={
        output && <CompetitorResults output={output} onTaken={(action) => tool.trackUse({ action })} />
      }
      explanationHolds={{ lines: 3 }}
      explanation={output && <CompetitorExplanation />}
      tips={[t('ui.tipAsin'), t('ui.tipCompare'), t('ui.tipMargin'), t('ui.tipTrack')]}
    />
  );
}

/** Tracks a use only for submitted input, and never the ASIN. */
function describeUse(
  { asin, marketplace, rows }: EngineOutput<typeof engine>,
  input: EngineParsedInput<typeof engine>,
) {
  return asin === input.asin.trim().toUpperCase() ? { marketplace, competitors: rows.length } : null;
}
