// @ts-check
const { readFileSync } = require('node:fs');

const ABOVE_SQL = /\/apps\/(cli|api\/src\/(http|features))\//;

// A filter for the embedded database: leaves out the database specs of routes, services, repositories and commands, which
// `npm test` runs on Postgres only. What depends on the kind of database runs on both: migrations, backups, processes.
module.exports = async (/** @type {readonly string[]} */ paths) => ({
  filtered: paths.filter(
    (path) =>
      !ABOVE_SQL.test(path) || !readFileSync(path, 'utf8').includes("'@seller-toolbox/testing/database'"),
  ),
});
