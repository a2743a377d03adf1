import { parentPort, workerData } from 'node:worker_threads';
import { answerInputs, loadProducts } from '@seller-toolbox/catalogue/batch';
import type { ThreadTask } from './batch-threads.ts';
import { loadKnownEngine } from './run-command.ts';

// A thread of `runInThreads`.
const { toolId, inputs, job } = workerData as ThreadTask;
const [engine, hook] = await Promise.all([
  loadKnownEngine(toolId, { environment: process.env }),
  loadProducts(toolId),
]);
parentPort?.postMessage(answerInputs({ engine, hook }, inputs, job));
