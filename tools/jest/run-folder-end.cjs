// @ts-check
const { rmSync } = require('node:fs');

module.exports = async () => {
  const folder = process.env.TEST_RUN_FOLDER;
  if (folder) rmSync(folder, { recursive: true, force: true });
};
