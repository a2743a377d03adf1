// @ts-check
// `npm run test:scale -- pgbouncer|standby|rolling`: what docs/scaling.md says about more than one machine, on servers of this
// machine, with figures. It installs nothing: a missing program is named in one line.
import { register } from 'tsx/esm/api';
import { PROGRAMS, findProgram, missingLines } from './programs.mjs';
import { parseParts } from './parts.mjs';

/** @type {Record<import('./parts.mjs').Part, () => Promise<boolean>>} */
const RUNS = {
  pgbouncer: async () => (await import('./pgbouncer.mjs')).runPgBouncer(),
  standby: async () => (await import('./standby.mjs')).runStandby(),
  rolling: async () => (await import('./rolling.mjs')).runRolling(),
};

const { parts, problem } = parseParts(process.argv.slice(2));
if (problem !== undefined) {
  console.error(problem);
  process.exit(2);
}
const missing = missingLines(parts, (name) => findProgram(PROGRAMS[name]) !== undefined);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
// Exit handlers end the servers and remove their folders.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

register();
for (const part of parts) {
  const isSound = await RUNS[part]();
  console.log(isSound ? `${part}: ok` : `${part}: FAILED`);
  if (!isSound) process.exitCode = 1;
}
