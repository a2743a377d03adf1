import { parentPort, workerData } from 'node:worker_threads';
import { loadProducts } from '@seller-toolbox/catalogue/batch';
import { answerPart } from './answer-part.ts';
import type { ThreadMessage, ThreadPart, ThreadTask } from './batch-threads.ts';
import { loadKnownEngine } from './run-command.ts';

// A thread of `startThreads`.
const { toolId, ...task } = workerData as ThreadTask;
const [engine, hook] = await Promise.all([loadKnownEngine(toolId), loadProducts(toolId)]);
const post = (message: ThreadMessage) => parentPort?.postMessage(message);
parentPort?.on('message', ({ at, part }: ThreadPart) =>
  post({ at, rows: answerPart({ engine, hook }, part, task) }),
);
post('ready');
