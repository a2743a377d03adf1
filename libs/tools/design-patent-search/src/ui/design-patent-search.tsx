import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { SampleFrame, useSampleRequest } from '@seller-toolbox/tool-kit/research';
import { lazy } from 'react';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import { SourceZone } from './source-zone.tsx';
import { pageEngine } from './page-engine.ts';
import { PatentInputs } from './patent-inputs.tsx';
import { SearchNotice } from './search-notice.tsx';
import { usePatentSearch } from './use-patent-search.ts';
import { useWatches } from './use-watches.ts';

const SourceResults = lazy(async () => ({
  default: (await (await loadParts()).loadSourceResults()).SourceResults,
}));
const WatchList = lazy(async () => ({ default: (await (await loadParts()).loadWatchList()).WatchList }));
const PatentResults = lazy(async () => ({
  default: (await (await loadParts()).loadSampleResults()).PatentResults,
}));

export function DesignPatentSearch() {
  const opened = useTool(pageEngine, { computeOn: 'submit', transientFields: ['sources'], describeUse });
  const actions = usePatentSearch(opened);
  const watches = useWatches();
  const { isRequested, submit } = useSampleRequest(opened, EXAMPLE_OUTPUTS.standard);
  const search: typeof actions.search = (asked) => {
    submit();
    actions.search(asked);
  };
  const tool = { ...opened, run: () => search() };
  const { t } = useToolWords<typeof zh>();
  const { output } = tool;
  const isSearching = actions.result.status === 'searching';
  const sample =
    output?.sample && isRequested && !isSearching && tool.input.query.trim() !== '' ? output : undefined;
  const analysis = output && !output.sample ? output : undefined;
  const heading = analysis
    ? t('ui.found', { count: actions.result.total ?? analysis.summary.total })
    : t('ui.sampleHeading');
  return (
    <SampleFrame
      tool={tool}
      sources={
        <>
          <SourceZone onSources={actions.useFiles} />
          <PatentInputs tool={tool} isSearching={isSearching} />
          <SearchNotice result={actions.result} />
          {watches.items.length > 0 && (
            <LazyBoundary>
              <WatchList watches={watches} onShow={search} />
            </LazyBoundary>
          )}
        </>
      }
      form={null}
      isSample={!analysis}
      heading={heading}
      announcement={heading}
      blank={sample || analysis ? undefined : t('ui.blank')}
      results={
        <LazyBoundary>
          {analysis && (
            <SourceResults
              output={analysis}
              service={actions.result}
              watches={watches}
              onMore={actions.showMore}
              onExport={(action) => tool.trackUse({ action })}
            />
          )}
          {sample && <PatentResults output={sample} />}
        </LazyBoundary>
      }
      tips={[t('ui.tipRegisters'), t('ui.tipClass'), t('ui.tipAdvice')]}
    />
  );
}

/** Tracks a use only for submitted input, and never what was typed. */
function describeUse(output: EngineOutput<typeof engine>, input: EngineParsedInput<typeof engine>) {
  const { type, query } = output;
  if (!output.sample && output.sources.some(({ kind }) => kind === 'google-patents'))
    return { files: output.sources.length, results: output.results.length };
  if (query !== input.query.trim() || type !== input.type) return null;
  return { type, queryLength: query.length, results: output.results.length };
}
