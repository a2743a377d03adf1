// @ts-check
import { runNode } from '../checks/run-command.mjs';

const SPEC = 'apps/api/src/db/standby-reads.real.spec.ts';
const LIMIT_MS = 5 * 60_000;

/**
 * The service spec that needs a real standby.
 * @param {import('./postgres-pair.mjs').Pair} pair
 */
export async function runStandbySpecs(pair) {
  const { exitCode, output } = await runNode(['node_modules/jest/bin/jest.js', '--verbose', SPEC], {
    env: {
      TEST_DATABASE_URL: pair.primary().url,
      TEST_STANDBY_URL: pair.standby().url,
      NODE_OPTIONS: '--experimental-vm-modules',
    },
    limitMs: LIMIT_MS,
  });
  console.log(output.trim());
  return exitCode === 0;
}
