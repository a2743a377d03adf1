const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

// A folder that the spec files of one run share, each of which may run in another process.
module.exports = async () => {
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'stb-test-run-'));
};
