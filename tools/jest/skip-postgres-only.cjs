const { readFileSync } = require('node:fs');

const ABOVE_SQL = /\/apps\/api\/src\/(http|features)\/(?!.*\.(repository|service)\.spec\.ts$)/;

// A filter for the embedded database: leaves out the database specs of routes, which `npm test` runs on Postgres only.
// What depends on the kind of database runs on both: repositories, services, jobs, migrations, backups, processes.
module.exports = async (paths) => ({
  filtered: paths.filter(
    (path) =>
      !ABOVE_SQL.test(path) || !readFileSync(path, 'utf8').includes("'@seller-toolbox/testing/database'"),
  ),
});
