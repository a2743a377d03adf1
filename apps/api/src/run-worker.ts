import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { loadRecognizers } from '@seller-toolbox/catalogue/ask';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { executeAsk } from './runs/execute-ask.ts';
import { executeCall } from './runs/execute-call.ts';
import { ASK_RUN, type ToolRun } from './runs/tool-runs.ts';

/** A third of the processor time of a thread at 0 where both have work; much more would starve runs on a busy machine. */
const RUN_NICENESS = 5;

// On Linux this changes the thread alone: the event loop gets a processor before the runs.
if (process.platform === 'linux') setPriority(RUN_NICENESS);

/** A task of `createRunThreads`, which gets an `ExecutedRun`. This file is a program of its own: see `bundle-main.mjs`. */
export async function run({ id, toolId, ...call }: ToolRun & { readonly id: number }): Promise<unknown> {
  const execute = toolId === ASK_RUN ? await prepareAsk() : await prepareRun(toolId);
  parentPort?.postMessage(id);
  const outcome = await execute(call);
  if (!('json' in outcome)) return outcome;
  // Not a part of the memory that small buffers share.
  const moved = { ...outcome, json: new Uint8Array(outcome.json) };
  return move({ [transferableSymbol]: [moved.json.buffer], [valueSymbol]: moved });
}

/** What is loaded before the time of the run begins. */
async function prepareRun(toolId: string) {
  const engine = await loadEngine(toolId);
  if (!engine) throw new Error(`Unknown tool ${toolId}`);
  return (call: Omit<ToolRun, 'toolId'>) => executeCall(engine, call);
}

async function prepareAsk() {
  await loadRecognizers();
  return executeAsk;
}
