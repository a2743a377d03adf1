// @ts-check
// `npm run bench`: the speed of the production build, as tables. `npm run bench -- engines bytes` runs only the named parts.
// It measures the production build; run `npm run build` first.
import { arch, cpus, platform } from 'node:os';
import { register } from 'tsx/esm/api';

const PARTS = {
  engines: async () => (await import('./engine-times.mjs')).benchEngines(),
  large: async () => (await import('./large-inputs.mjs')).benchLargeInputs(),
  bytes: async () => (await import('./first-load-bytes.mjs')).benchBytes(),
  pages: async () => (await import('./page-timings.mjs')).benchPages(),
  labels: async () => (await import('./label-pdf.mjs')).benchLabels(),
  interactions: async () => (await import('./interactions.mjs')).benchInteractions(),
  ingestion: async () => (await import('./ingestion.mjs')).benchIngestion(),
  reads: async () => (await import('./reads.mjs')).benchReads(),
  mcp: async () => (await import('./mcp.mjs')).benchMcp(),
  logins: async () => (await import('./logins.mjs')).benchLogins(),
  statistics: async () => (await import('./statistics.mjs')).benchStatistics(),
  soak: async () => (await import('./soak.mjs')).benchSoak(),
  start: async () => (await import('./start-times.mjs')).benchStart(),
  announcements: async () => (await import('./announcement-reads.mjs')).benchAnnouncements(),
  feedback: async () => (await import('./feedback-list.mjs')).benchFeedback(),
  reviews: async () => (await import('./reviews.mjs')).benchReviews(),
  reports: async () => (await import('./report-rows.mjs')).benchReportRows(),
  patents: async () => (await import('./patents.mjs')).benchPatents(),
};

/** Parts with options of their own, not included in a full run: their problem files or programs are not in the repository. */
/** @type {Record<string, (options: string[]) => Promise<void>>} */
const ALONE = {
  packing: async (options) => (await import('./packing.mjs')).benchPacking(options),
  'first-page': async () => (await import('./first-page.mjs')).benchFirstPage(),
  ask: async () => (await import('./ask-phrases.mjs')).benchAsk(),
  batch: async () => (await import('./batch.mjs')).benchBatch(),
  'product-list': async () => (await import('./product-list.mjs')).benchProductList(),
  claims: async (options) => (await import('./claims.mjs')).benchClaims(options),
  growth: async () => (await import('./growth-gate.mjs')).benchGrowth(),
  slowest: async (names) => (await import('./slowest-inputs.mjs')).benchSlowest(names),
  titles: async (options) => (await import('./titles.mjs')).benchTitles(options),
  work: async (names) => (await import('./thread-work.mjs')).benchWork(names),
  lighthouse: async (options) => (await import('./lighthouse.mjs')).benchLighthouse(options),
};
const [first = '', ...options] = process.argv.slice(2);
const alone = ALONE[first];
if (alone) {
  register();
  await alone(options);
  process.exit();
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `Not a part of the bench: ${unknown.join(', ')}. There are: ${Object.keys({ ...PARTS, ...ALONE }).join(', ')}.`,
  );
  process.exit(2);
}

register();
const day = new Date().toISOString().slice(0, 10);
console.log(`${day}, ${cpus().length} cores, Node ${process.versions.node}, ${platform()} ${arch()}`);
for (const [part, run] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(part)) await run();
}
