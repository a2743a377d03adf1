// @ts-check
// The address of a worker, which only the build knows.
module.exports = '/worker.js';
