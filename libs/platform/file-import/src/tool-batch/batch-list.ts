import { valueAt, type ToolProducts } from '@seller-toolbox/products';
import type { TableRows } from '@seller-toolbox/tool-contract';
import type { ReportKind } from './report-rows.ts';

/** How one run takes all rows of a file, and what its output says of each. */
export type BatchList = Pick<TableRows, 'list' | 'resultsOf'>;

interface ListTool {
  readonly hook: ToolProducts | undefined;
  readonly report?: ReportKind | undefined;
}

/** Undefined where a run takes one row. */
export function batchListOf({ hook, report }: ListTool): BatchList | undefined {
  if (!hook) return report?.rows;
  const { list, outputList } = hook;
  if (list === undefined || outputList === undefined) return undefined;
  return {
    list,
    resultsOf: (elements, output) => {
      const results = valueAt(output, outputList);
      return elements.map((_, at) =>
        Array.isArray(results) ? (results as readonly unknown[])[at] : undefined,
      );
    },
  };
}
