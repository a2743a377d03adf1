import { ENGINE_WORKER, trustedScript } from './trusted-scripts.ts';

/** A worker that runs engines, holds sessions and answers texts. */
export function startWorker(): Worker {
  return new Worker(trustedScript(ENGINE_WORKER), { type: 'module' });
}
