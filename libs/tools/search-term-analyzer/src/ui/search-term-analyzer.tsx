import { useFormat } from '@seller-toolbox/words/react';
import { EmptyResult, ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type zh from '../locales/zh.json';
import { AnalyzerInputs } from './analyzer-inputs.tsx';
import { ReportResults } from './report-results.tsx';
import { settingsForm } from './settings-form.ts';
import { useTrackedAnalysis } from './use-tracked-analysis.ts';
import { useReport } from './use-report.ts';
import { WORKED_CURRENCY } from '../session/worked-report.data.ts';
import { AcosFigure } from './acos-figure.tsx';

const AnalyzerExplanation = lazy(async () => ({
  default: (await import('./analyzer-explanation.tsx')).AnalyzerExplanation,
}));

const isShort = () => false;
/** Changed settings are not tracked as a use; `useTrackedAnalysis` tracks the analysis. */
const notCounted = () => null;

export function SearchTermAnalyzer() {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tool = useTool(settingsForm, { isLong: isShort, describeUse: notCounted });
  const report = useReport(tool.output);
  useTrackedAnalysis(tool, report);
  const { reading, name } = report.state;
  const summary = name === null && tool.isCleared ? null : report.state.summary;
  // On paper are the figures of the report; the page itself computes the settings only.
  const printed = summary ? { ...tool, output: { ...summary, terms: summary.topTerms } as never } : tool;
  const currency = name === null ? WORKED_CURRENCY : (reading?.currency ?? '');
  return (
    <ToolFrame
      tool={printed}
      saves="own"
      layout="stacked"
      inputs={<AnalyzerInputs tool={tool} report={report} currency={currency} />}
      figure={summary && <AcosFigure summary={summary} report={report} currency={currency} />}
      announcement={
        summary
          ? t('ui.announcement', {
              terms: format.number(summary.totals.terms),
              wasted: format.number(summary.sizes.wasted),
              harvest: format.number(summary.sizes.harvest),
            })
          : ''
      }
      results={
        summary ? (
          <ReportResults key={name} summary={summary} report={report} currency={currency} />
        ) : (
          <EmptyResult tool={{ reset: name === null ? tool.reset : report.close }}>
            {t('ui.noReport')}
          </EmptyResult>
        )
      }
      explanationCounts={{ lines: typeof summary?.salesDropLimit === 'number' ? 8 : 7 }}
      explanation={
        summary && (
          <DeferredPart>
            <LazyBoundary>
              <AnalyzerExplanation summary={summary} />
            </LazyBoundary>
          </DeferredPart>
        )
      }
      tips={[t('ui.tipWindow'), t('ui.tipBrand'), t('ui.tipPhrase')]}
    />
  );
}
