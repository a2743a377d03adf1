import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { executeRows } from './execute-rows.ts';
import { executeRun } from './execute-run.ts';
import type { ExecutedRun, ToolRun } from './tool-runs.ts';

/** Executes one run, or the rows of a batch. */
export function executeCall(engine: AnyEngine, { rows, ...run }: Omit<ToolRun, 'toolId'>): ExecutedRun {
  return rows ? executeRows(engine, { ...run, rows }) : executeRun(engine, run);
}
