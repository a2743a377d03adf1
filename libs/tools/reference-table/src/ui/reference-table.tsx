import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { ToolFrame, useTool, useToolWords } from '@seller-toolbox/tool-kit';
import { useLanguage } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import type { engine } from '../engine/reference-table.engine.ts';
import type zh from '../locales/zh.json';
import { ListInputs } from './list-inputs.tsx';
import { TableCards } from './table-cards.tsx';
import { TableDetail } from './table-detail.tsx';
import { TableInputs } from './table-inputs.tsx';
import { TablesLoading } from './tables-loading.tsx';
import { useReferenceEngine, useLoadTablesWhen } from './use-reference-engine.ts';
import { useTableName } from './use-table-name.ts';

export function ReferenceTable() {
  const language = useLanguage();
  const supplied = useMemo(() => ({ language }), [language]);
  const reference = useReferenceEngine();
  const tool = useTool(reference.engine, { supplied, transientFields: SUPPLIED, describeUse });
  const { t } = useToolWords<typeof zh>();
  const { input } = tool;
  const needsTables = input.tableId !== undefined || input.query.trim() !== '';
  useLoadTablesWhen(needsTables, reference);
  const isLoading = needsTables && !reference.hasTables;
  const output = isLoading ? undefined : tool.output;
  const nameOf = useTableName();
  const table = output && 'rows' in output ? output : undefined;
  const list = output && 'tables' in output ? output.tables : undefined;
  return (
    <ToolFrame
      tool={tool}
      saves="own"
      layout="stacked"
      inputs={
        input.tableId === undefined ? (
          <ListInputs tool={tool} />
        ) : (
          <TableInputs tool={tool} tableId={input.tableId} />
        )
      }
      announcement={
        table
          ? t('ui.rowsFound', { count: table.matchedRows, name: nameOf(table.tableId) })
          : list
            ? t('ui.tablesFound', { count: list.length })
            : ''
      }
      results={
        <>
          {isLoading && <TablesLoading hasFailed={reference.hasFailed} onRetry={reference.load} />}
          {list && <TableCards tool={tool} tables={list} />}
          {table && <TableDetail tool={tool} table={table} />}
        </>
      }
      tips={[t('ui.tipKeys'), t('ui.tipCopy'), t('ui.tipZeros'), t('ui.tipSizes')]}
    />
  );
}

/** The page's language is not input: a link opens in the language of the visitor. */
const SUPPLIED = ['language'] as const;

/** Table and number of rows, never the search text. */
function describeUse(output: EngineOutput<typeof engine>, { query }: EngineParsedInput<typeof engine>) {
  if ('rows' in output) return { action: 'view', table: output.tableId, rows: output.matchedRows };
  return query.trim() === '' ? null : { action: 'search', length: query.length };
}
