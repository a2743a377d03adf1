// @ts-check
// What a spec gets as `fast-check`. Every run uses the same seed, so that it can be repeated; the full run takes a new seed
// each time and so looks further. A failure names its seed. Texts and lists reach the `maxLength` that a property names:
// by default fast-check stops at about ten elements.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const SEED = 20261122;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  defaultSizeToMaxWhenMaxSpecified: true,
  ...(process.env.E2E_FULL ? {} : { seed: SEED }),
});

module.exports = fc;
