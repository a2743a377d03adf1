// @ts-check
// Runs the built command line once for each of the argument lists, each after the other. The modules that it imports are
// loaded once. A NUL character ends each output.
import { workerData } from 'node:worker_threads';

const { entry, runs } = workerData;
for (const [index, args] of runs.entries()) {
  process.argv = [process.execPath, entry, ...args];
  await import(`${entry}?run=${index}`);
  process.stdout.write('\0');
}
