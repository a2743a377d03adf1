// @ts-check
// `npm run test:faults`: how the built service handles failures, with figures; it fails when a promise is
// broken. `npm run test:faults -- ingestion` runs only the named parts. docs/quality.md explains each part.
import { register } from 'tsx/esm/api';

const PARTS = {
  ingestion: async () => (await import('./killed-while-ingesting.mjs')).killWhileIngesting(),
  database: async () => (await import('./database-restarts.mjs')).restartDatabase(),
  starts: async () => (await import('./parallel-starts.mjs')).startTogether(),
  backup: async () => (await import('./backup-under-load.mjs')).backupUnderLoad(),
  killed: async () => (await import('./killed-backups.mjs')).killBackups(),
  disk: async () => (await import('./disk-full.mjs')).fillDisk(),
  'disk-full': async () => (await import('./log-full.mjs')).fillWriteAheadLog(),
  files: async () => (await import('./hostile-files.mjs')).readHostileFiles(),
  flood: async () => (await import('./flood.mjs')).floodService(),
  stop: async () => (await import('./stop-under-load.mjs')).stopUnderLoad(),
  replicas: async () => (await import('./replicas.mjs')).runReplicas(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `Not a part of the fault tests: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

register();
for (const [part, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  const isSound = await run();
  console.log(isSound ? `${part}: ok` : `${part}: FAILED`);
  if (!isSound) process.exitCode = 1;
}
