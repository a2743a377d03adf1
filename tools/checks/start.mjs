// @ts-check
// `npm start`: builds the site and the service (cached if unchanged) and runs the service in the foreground.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import semver from 'semver';
import { QUIET_NX, runNode } from './run-command.mjs';
import { ROOT, readJson } from './workspace-folders.mjs';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const NX_BUILD = ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '-p', 'host,admin,api'];

async function build() {
  console.log('Building (quick when nothing has changed) ...');
  const { exitCode, output } = await runNode([...NX_BUILD, '--outputStyle=static'], { env: QUIET_NX });
  if (exitCode !== 0) console.error(output);
  return exitCode;
}

/** Signals are forwarded to the service, and its exit code is that of this process. */
function serve() {
  const service = spawn(process.execPath, ['apps/api/dist/main.js'], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => service.kill(signal));
  service.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

const wanted = readJson(`${ROOT}package.json`).engines.node;
if (!semver.satisfies(process.versions.node, wanted)) {
  console.error(`Node ${wanted} is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
for (const signal of SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]));
const exitCode = await build();
if (exitCode !== 0) process.exit(exitCode);
for (const signal of SIGNALS) process.removeAllListeners(signal);
serve();
