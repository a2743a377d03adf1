import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import type { SampleOutput } from '../engine/keyword-output.schema.ts';
import { HIGH_RELEVANCE } from '../engine/sample-ranges.data.ts';
import type zh from '../locales/zh.json';
import { useKeywordColumns } from './use-keyword-columns.tsx';

export interface KeywordResultsProps {
  output: SampleOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

export function KeywordResults({ output, onExport }: KeywordResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const columns = useKeywordColumns(output);
  const { rows, summary } = output;
  return (
    <>
      <FigureCards
        figures={[
          { label: t('ui.total'), value: format.number(summary.total) },
          { label: t('ui.lowCompetition'), value: format.number(summary.lowCompetition) },
          { label: t('ui.averageVolume'), value: format.number(summary.averageVolume, { digits: 0 }) },
          {
            label: t('ui.highRelevance', { least: format.number(HIGH_RELEVANCE) }),
            value: format.number(summary.highRelevance),
          },
        ]}
      />
      <ResultTable
        caption={t('ui.table')}
        columns={columns}
        rows={rows}
        rowKey={({ keyword }) => keyword}
        sorted={{ by: 'searchVolume', direction: 'descending' }}
        onExport={onExport}
      />
    </>
  );
}
