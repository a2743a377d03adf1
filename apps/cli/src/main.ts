import { constants } from 'node:os';
import { processIo } from './io.ts';
import { runCli } from './run-cli.ts';

// A reader that has seen enough (`| head`) is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// What a command holds or has half written is given back at the exit, which a signal alone skips; the first process of a
// container would not even end by one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

process.exitCode = await runCli(process.argv.slice(2), processIo);
