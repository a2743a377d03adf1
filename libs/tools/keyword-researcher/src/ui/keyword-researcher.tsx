import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { countRows, SampleFrame, useSampleRequest } from '@seller-toolbox/tool-kit/research';
import { lazy } from 'react';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { engine } from '../engine/keyword-researcher.engine.ts';
import type zh from '../locales/zh.json';
import { KeywordInputs } from './keyword-inputs.tsx';
import { loadParts } from './load-parts.ts';
import { SourceZone } from './source-zone.tsx';
import { pageEngine } from './page-engine.ts';

const SourceResults = lazy(async () => ({
  default: (await (await loadParts()).loadSourceResults()).SourceResults,
}));
const KeywordResults = lazy(async () => ({
  default: (await (await loadParts()).loadSampleResults()).KeywordResults,
}));
const KeywordExplanation = lazy(async () => ({
  default: (await (await loadParts()).loadSampleExplanation()).KeywordExplanation,
}));

/** Rows up to which the page computes itself. */
const MAX_SHORT_ROWS = 2000;

export function KeywordResearcher() {
  const opened = useTool(pageEngine, {
    computeOn: 'submit',
    transientFields: ['sources'],
    isLong: ({ sources }) => countRows(sources) > MAX_SHORT_ROWS,
    describeUse,
  });
  const { isRequested, submit } = useSampleRequest(opened, EXAMPLE_OUTPUTS.standard);
  const tool = {
    ...opened,
    run: () => {
      submit();
      opened.run();
    },
  };
  const { t } = useToolWords<typeof zh>();
  const { output } = tool;
  const sample = output?.sample && isRequested && tool.input.seed.trim() !== '' ? output : undefined;
  const analysis = output && !output.sample ? output : undefined;
  const onExport = (action: 'copy' | 'csv') => tool.trackUse({ action });
  const heading = analysis ? t('ui.foundInFiles', { count: analysis.summary.total }) : t('ui.sampleHeading');
  return (
    <SampleFrame
      tool={tool}
      sources={<SourceZone tool={tool} />}
      isSample={!analysis}
      form={<KeywordInputs tool={tool} />}
      heading={heading}
      announcement={heading}
      blank={sample || analysis ? undefined : t('ui.blank')}
      results={
        <LazyBoundary>
          {analysis && <SourceResults output={analysis} onExport={onExport} />}
          {sample && <KeywordResults output={sample} onExport={onExport} />}
        </LazyBoundary>
      }
      explanationCounts={{ lines: 2 }}
      explanation={
        sample && (
          <LazyBoundary>
            <KeywordExplanation output={sample} />
          </LazyBoundary>
        )
      }
      tips={[t('ui.tipLongTail'), t('ui.tipVolume'), t('ui.tipIntent'), t('ui.tipSeason')]}
    />
  );
}

/** Tracks a use only for submitted input. */
function describeUse(output: EngineOutput<typeof engine>, input: EngineParsedInput<typeof engine>) {
  if (!output.sample) return { files: output.sources.length, keywords: output.summary.total };
  const { seed, marketplace, category } = output;
  return seed === input.seed.trim() ? { marketplace, category, seedLength: seed.length } : null;
}
