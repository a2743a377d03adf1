import type { BatchFacts } from '@seller-toolbox/catalogue/engine-worker';
import { loadReportKind } from '@seller-toolbox/catalogue/imports';
import { loadProducts } from '@seller-toolbox/catalogue/products';
import type { ReportKind } from '@seller-toolbox/file-import/tool-batch';
import type { ToolProducts } from '@seller-toolbox/products';
import { useToolLoad, type ToolLoad } from '../use-tool-load.ts';
import { askWorker } from './batch-workers.ts';

/** A tool, as the page of a file needs it. */
export interface LoadedTool {
  readonly id: string;
  readonly hook: ToolProducts | undefined;
  /** Of a tool without products that takes all rows of a report. */
  readonly report: ReportKind | undefined;
  readonly facts: BatchFacts;
}

/** Loads a tool with its words in the language of the page. */
export function useBatchTool(toolId: string | null): ToolLoad<LoadedTool> {
  return useToolLoad(toolId, loadTool);
}

async function loadTool(id: string, signal: AbortSignal): Promise<LoadedTool> {
  const [hook, facts] = await Promise.all([
    loadProducts(id),
    askWorker({ kind: 'tool', toolId: id, now: Date.now() }, signal),
  ]);
  const report = facts.takesAllRows && !hook ? await loadReportKind(id) : undefined;
  return { id, hook, report, facts };
}
