import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { AsinForm, countRows, SampleFrame, useSampleRequest } from '@seller-toolbox/tool-kit/research';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { lazy } from 'react';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { engine } from '../engine/review-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import { pageEngine } from './page-engine.ts';
import styles from './review-analyzer.module.css';

// After the page: the zone is in its HTML, and what takes files would be one more part of every tool's first load.
const SourceZone = lazy(async () => ({ default: (await import('./source-zone.tsx')).SourceZone }));
const SourceResults = lazy(async () => ({
  default: (await (await loadParts()).loadSourceResults()).SourceResults,
}));
const ReviewResults = lazy(async () => ({
  default: (await (await loadParts()).loadSampleResults()).ReviewResults,
}));
const ReviewExplanation = lazy(async () => ({
  default: (await (await loadParts()).loadSampleExplanation()).ReviewExplanation,
}));

/** Rows up to which the page computes itself. */
const MAX_SHORT_ROWS = 300;

export function ReviewAnalyzer() {
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
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { output, problems, isStale } = tool;
  const sample = output?.sample && isRequested && tool.input.asin.trim() !== '' ? output : undefined;
  const analysis = output && !output.sample ? output : undefined;
  const onExport = (action: 'copy' | 'csv') => tool.trackUse({ action });
  const heading = analysis ? t('ui.foundInFiles', { count: analysis.totalReviews }) : t('ui.sampleHeading');
  return (
    <SampleFrame
      tool={tool}
      sources={
        <LazyBoundary>
          <SourceZone tool={tool} />
        </LazyBoundary>
      }
      isSample={!analysis}
      form={
        <AsinForm
          tool={tool}
          above={<h2 className={styles.or}>{t('ui.orSample')}</h2>}
          error={isStale ? undefined : problemAt(problems, 'asin')}
          labels={{
            marketplace: t('ui.marketplace'),
            marketplaceOf: (code) => regionName(code, format),
            asin: t('ui.asin'),
            hint: t('ui.asinHint'),
            unusual: t('ui.asinUnusual'),
            ask: t('ui.analyze'),
          }}
        />
      }
      heading={heading}
      announcement={heading}
      blank={sample || analysis ? undefined : t('ui.blank')}
      results={
        <LazyBoundary>
          {analysis && <SourceResults output={analysis} onExport={onExport} />}
          {sample && <ReviewResults output={sample} onExport={onExport} />}
        </LazyBoundary>
      }
      explanationCounts={{ lines: 2 }}
      explanation={
        sample && (
          <LazyBoundary>
            <ReviewExplanation output={sample} />
          </LazyBoundary>
        )
      }
      tips={[t('ui.tipNegative'), t('ui.tipWords'), t('ui.tipCompetitors'), t('ui.tipRepeat')]}
    />
  );
}

/** Tracks a use only for submitted input, and never the ASIN. */
function describeUse(output: EngineOutput<typeof engine>, input: EngineParsedInput<typeof engine>) {
  if (!output.sample) return { files: output.sources.length, totalReviews: output.totalReviews };
  const { asin, marketplace, totalReviews } = output;
  return asin === input.asin.trim().toUpperCase() ? { marketplace, totalReviews } : null;
}
