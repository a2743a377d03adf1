import { useFormat } from '@seller-toolbox/i18n/react';
import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import { EXAMPLE_ROWS } from '../engine/example-rows.data.ts';
import { engine } from '../engine/search-term-analyzer.engine.ts';
import { inputSchema, type AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { summaryOf } from '../session/report-summary.ts';
import { AnalyzerExplanation } from './analyzer-explanation.tsx';
import { AnalyzerInputs } from './analyzer-inputs.tsx';
import { ReportResults } from './report-results.tsx';
import { useReportFile } from './use-report-file.ts';
import { WastedFigure } from './wasted-figure.tsx';

/** The page opens with our own report; one that is dropped stays with the worker that reads it. */
const SUPPLIED = { rows: inputSchema.parse({ rows: EXAMPLE_ROWS }).rows };
const UNKEPT = ['rows'] as const;
const isShort = () => false;

export function SearchTermAnalyzer() {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const tool = useTool(engine, { supplied: SUPPLIED, unkept: UNKEPT, isLong: isShort, describeUse });
  const { rows: _rows, ...settings } = tool.input;
  const file = useReportFile(settings);
  const example = useMemo(() => (tool.output ? summaryOf(tool.output) : null), [tool.output]);
  const summary = file.state ? file.state.summary : example;
  const currency = file.state?.reading?.currency ?? '';
  return (
    <ToolFrame
      tool={tool}
      layout="stacked"
      inputs={<AnalyzerInputs tool={tool} file={file} />}
      figure={summary && <WastedFigure summary={summary} currency={currency} />}
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
        summary && tool.output ? (
          <ReportResults
            key={file.state?.name}
            summary={summary}
            example={tool.output}
            file={file}
            currency={currency}
          />
        ) : (
          <p>{t('ui.noReport')}</p>
        )
      }
      explanation={summary && <AnalyzerExplanation summary={summary} />}
      tips={[t('ui.tipWindow'), t('ui.tipBrand'), t('ui.tipPhrase'), t('ui.tipWait')]}
    />
  );
}

/** Sizes only: what stands in a report is nobody's business. */
function describeUse({ totals, wasted, harvest }: AnalyzerOutput) {
  return { terms: totals.terms, wasted: wasted.length, harvest: harvest.length };
}
