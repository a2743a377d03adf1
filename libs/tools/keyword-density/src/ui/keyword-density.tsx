import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { EmptyResult, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { engine } from '../engine/keyword-density.engine.ts';
import { SHORT_CONTENT } from '../engine/keyword-density.schema.ts';
import type zh from '../locales/zh.json';
import { DensityCards } from './density-cards.tsx';
import { DensityExplanation } from './density-explanation.tsx';
import { DensityFigure } from './density-figure.tsx';
import { DensityInputs } from './density-inputs.tsx';
import { MarkedContent } from './marked-content.tsx';

export function KeywordDensity() {
  const tool = useTool(engine, { describeUse, isLong });
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { output } = tool;
  return (
    <ToolFrame
      tool={tool}
      inputs={<DensityInputs tool={tool} />}
      labelOf={(path) => (path === 'keywords' || path === 'content' ? t(`ui.${path}`) : undefined)}
      figure={output && <DensityFigure output={output} />}
      announcement={
        output
          ? t('ui.announcement', {
              optimal: format.number(output.verdicts.optimal),
              total: format.number(output.rows.length),
            })
          : ''
      }
      results={
        output && (
          <>
            {output.rows.length > 0 ? (
              <DensityCards output={output} />
            ) : (
              <EmptyResult tool={tool}>{t('ui.noKeywords')}</EmptyResult>
            )}
            {tool.state.status === 'ready' && <MarkedContent content={tool.input.content} output={output} />}
          </>
        )
      }
      explanationCounts={output && { lines: output.rows.length + 6 }}
      explanation={output && <DensityExplanation output={output} />}
      tips={[t('ui.tipNatural'), t('ui.tipSpread'), t('ui.tipPhrase'), t('ui.tipSearchTerms')]}
    />
  );
}

function isLong({ content }: EngineParsedInput<typeof engine>) {
  return content.length > SHORT_CONTENT;
}

/** Runs without keywords or text do not count as a use. */
function describeUse({ rows, words, match }: EngineOutput<typeof engine>) {
  return rows.length === 0 || words === 0 ? null : { keywords: rows.length, words, match };
}
