// @ts-check
// `run-worker.ts` from its source, without a build: on Node 20, `--import tsx` reaches only the main thread.
import { register } from 'tsx/esm/api';

register();
await import('./run-worker.ts');
