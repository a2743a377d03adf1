import { parentPort } from 'node:worker_threads';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { executeRun } from './runs/execute-run.ts';
import type { ExecutedRun, ToolRun } from './runs/tool-runs.ts';

/** A task of `createRunThreads`. This file is a program of its own: see `bundle-main.mjs`. */
export async function run({ id, toolId, ...call }: ToolRun & { readonly id: number }): Promise<ExecutedRun> {
  const engine = await loadEngine(toolId);
  if (!engine) throw new Error(`There is no tool ${toolId}`);
  parentPort?.postMessage(id);
  return executeRun(engine, call);
}
