// @ts-check
const { mkdirSync, readdirSync, rmSync } = require('node:fs');
const { join } = require('node:path');

const RUNS = join(__dirname, '../../.cache/test-runs');

// A folder that the spec files of one run share across processes. It is named after the process
// of the run, so that the next one finds what was left behind by one that was killed.
module.exports = async () => {
  mkdirSync(RUNS, { recursive: true });
  for (const run of readdirSync(RUNS))
    if (!isAlive(Number(run))) rmSync(join(RUNS, run), { recursive: true, force: true });
  process.env.TEST_RUN_FOLDER = join(RUNS, String(process.pid));
  mkdirSync(process.env.TEST_RUN_FOLDER, { recursive: true });
};

function isAlive(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
