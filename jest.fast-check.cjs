// What a spec gets as `fast-check`. A run shall tell the same every time, so all properties begin with one seed; the full
// run takes another one each time and so looks further. A failure names its seed.
const fc = require('./node_modules/fast-check/lib/cjs/fast-check.js');

const SEED = 20261122;

if (!process.env.E2E_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });

module.exports = fc;
