import { EmptyResult, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import { lazy } from 'react';
import { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { FrequencyResults } from './frequency-results.tsx';
import { TextInputs } from './text-inputs.tsx';
import { useAutoAnalysis } from './use-auto-analysis.ts';

const FrequencyExplanation = lazy(async () => ({
  default: (await import('./frequency-explanation.tsx')).FrequencyExplanation,
}));

/** Longer texts are counted in a worker. Characters. */
const LONG_TEXT = 20_000;

export function WordFrequencyAnalyzer() {
  const tool = useTool(engine, {
    isLong: ({ text }) => text.length > LONG_TEXT,
    computeOn: 'submit',
    describeUse: ({ textLength, totalWords, uniqueWords }) =>
      textLength === 0 ? null : { textLength, totalWords, uniqueWords },
  });
  useAutoAnalysis(tool);
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const { output } = tool;
  const [nothingFound] = output?.findings ?? [];
  return (
    <ToolFrame
      tool={tool}
      saves="own"
      inputs={<TextInputs tool={tool} />}
      figure={
        output && (
          <KeyFigure
            label={t('ui.totalWords')}
            value={format.number(output.totalWords)}
            note={t('ui.ofAllWords', {
              all: format.number(output.allWords),
              unique: format.number(output.uniqueWords),
            })}
          />
        )
      }
      announcement={
        nothingFound
          ? textOf(nothingFound)
          : t('ui.announcement', {
              total: format.number(output?.totalWords ?? 0),
              word: output?.topKeywords[0] ?? '',
            })
      }
      results={
        output &&
        (nothingFound ? (
          <EmptyResult tool={tool}>{textOf(nothingFound)}</EmptyResult>
        ) : (
          <FrequencyResults tool={tool} output={output} />
        ))
      }
      explanationCounts={{ lines: 4 }}
      explanation={
        output && (
          <DeferredPart>
            <LazyBoundary>
              <FrequencyExplanation output={output} />
            </LazyBoundary>
          </DeferredPart>
        )
      }
      tips={[t('ui.tipTitle'), t('ui.tipPhrases'), t('ui.tipCompetitors')]}
    />
  );
}
