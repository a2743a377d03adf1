const { rmSync } = require('node:fs');

module.exports = async () => {
  rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
};
