// `npm run bench`: the speed of what is built, as tables. `npm run bench -- engines bytes` runs only the named parts.
// It measures the production build; run `npm run build` first.
import { arch, cpus, platform } from 'node:os';
import { register } from 'tsx/esm/api';

const PARTS = {
  engines: async () => (await import('./engine-times.mjs')).benchEngines(),
  large: async () => (await import('./large-inputs.mjs')).benchLargeInputs(),
  bytes: async () => (await import('./first-load-bytes.mjs')).benchBytes(),
  pages: async () => (await import('./page-timings.mjs')).benchPages(),
  interactions: async () => (await import('./interactions.mjs')).benchInteractions(),
  ingestion: async () => (await import('./ingestion.mjs')).benchIngestion(),
  reads: async () => (await import('./reads.mjs')).benchReads(),
  logins: async () => (await import('./logins.mjs')).benchLogins(),
  statistics: async () => (await import('./statistics.mjs')).benchStatistics(),
  soak: async () => (await import('./soak.mjs')).benchSoak(),
  start: async () => (await import('./start-times.mjs')).benchStart(),
  announcements: async () => (await import('./announcement-reads.mjs')).benchAnnouncements(),
  feedback: async () => (await import('./feedback-list.mjs')).benchFeedback(),
};

/** `npm run bench -- packing --data FILE ...` has options of its own and is no part of the whole: problems lie elsewhere. */
if (process.argv[2] === 'packing') {
  await (await import('./packing.mjs')).benchPacking(process.argv.slice(3));
  process.exit();
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `Not a part of the bench: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

register();
const day = new Date().toISOString().slice(0, 10);
console.log(`${day}, ${cpus().length} cores, Node ${process.versions.node}, ${platform()} ${arch()}`);
for (const [part, run] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(part)) await run();
}
