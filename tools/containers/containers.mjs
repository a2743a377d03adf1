// @ts-check
// `npm run test:containers`: builds the image and runs the compose files by the lines of docs/operate.md, with a container engine
// that is there. `npm run test:containers -- scale` runs only the named parts.
import { readFileSync } from 'node:fs';
import { engineUnavailableReason } from './engine.mjs';
import { runFlood } from './flood.mjs';
import { guideCommands } from './guide-commands.mjs';
import { runEmbedded } from './embedded.mjs';
import { runManifests } from './manifests.mjs';
import { runScale } from './scale.mjs';
import { runSingle } from './single.mjs';

const PARTS = {
  manifests: runManifests,
  single: runSingle,
  scale: runScale,
  embedded: runEmbedded,
  flood: runFlood,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`Not a part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const problem = await engineUnavailableReason();
if (problem) {
  console.error(`The containers cannot be tried here. ${problem}`);
  process.exit(1);
}
const guide = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8');
const commands = guideCommands(guide);
for (const [part, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  if (!(await run(commands))) process.exitCode = 1;
}
