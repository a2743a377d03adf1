import { constants } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { processIo } from './io.ts';
import { runCli } from './run-cli.ts';

// Backups and files of the embedded database are for their user only.
// A thread of another program cannot set it.
if (isMainThread) process.umask(0o077);

// EPIPE: the reader closed the pipe (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Exit handlers release locks and partial files, and a signal alone would skip them. Process 1 of a container would even
// ignore the signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

const threads = new URL(
  import.meta.url.endsWith('.ts') ? './run-worker.source.mjs' : './run-worker.js',
  import.meta.url,
);
process.exitCode = await runCli(process.argv.slice(2), { ...processIo, threads });
