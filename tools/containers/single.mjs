// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, makeStage, outputOf, TAG } from './engine.mjs';
import { startReport } from './report.mjs';
import {
  inspect,
  leftovers,
  linesWhileProbed,
  memoryOf,
  readContinuously,
  restartTimes,
} from './running.mjs';

/**
 * @typedef {import('./engine.mjs').Ended} Ended
 * @typedef {import('./engine.mjs').Stage} Stage
 * @typedef {import('./guide-commands.mjs').Commands} Commands
 * @typedef {import('./report.mjs').Report} Report
 */

const URL = 'http://localhost:3000';
const SITE = { companyName: 'Example Trading' };
const MAX_IMAGE_MB = 250;
const COMPOSE = 'docker compose -f docker/compose.yaml';
const FEEDBACK = `curl -sf -o /dev/null -H 'content-type: application/json' ${URL}/api/v1/feedback -d '{"feedback_type":"general","message":"Is it restored?"}'`;
/** The superuser's way in, as the guide shows it. */
const COUNT = `${COMPOSE} exec -T database psql --username=postgres --tuples-only toolbox -c 'select count(*) from feedback'`;

/** The image, and one service with its database, by the lines of the guide. */
export async function runSingle(/** @type {Commands} */ commands) {
  const report = startReport('one machine');
  const stage = makeStage('stb-containers-single');
  try {
    await buildImage(stage, report);
    const up = await stage.sh(commands.single);
    if (
      !report.expect(isUp(up), `the lines of the guide bring it up (${up.seconds.toFixed(0)} s)`, up.output)
    )
      return report.end();
    const { stop, ready, exitCode } = await restartTimes(stage.project, 'service', `${URL}/health/ready`);
    report.expect(exitCode === 0, 'the service exits with 0 on SIGTERM');
    report.figure('SIGTERM to exit, s', stop.toFixed(2));
    report.figure('container start to ready, s', ready.toFixed(2));
    checkDatabase(stage, report);
    const lines = await linesWhileProbed(stage.project, 'service');
    report.expect(lines.length === 0, `health checks log nothing (${lines.length} lines)`, lines.join('\n'));
    for (const [service, memory] of memoryOf(stage.project)) report.figure(`memory of ${service}`, memory);
    await checkSiteFile(stage, report, commands);
    const reset = await stage.sh(commands.resetPassword);
    report.expect(
      reset.code === 0 && /password/i.test(reset.output),
      'the line of the guide resets a password',
      reset.output,
    );
    await checkRestore(stage, report, commands);
    await checkUpgrade(stage, report, commands);
    await stage.sh(`${COMPOSE} down --volumes`);
    report.expect(leftovers(stage.project).length === 0, '`down --volumes` leaves nothing');
    return report.end();
  } finally {
    stage.end();
  }
}

const isUp = (/** @type {Ended} */ { code, output }) =>
  code === 0 && /Password/.test(output) && output.includes('"status":"ok"');

/**
 * @param {Stage} stage
 * @param {Report} report
 */
async function buildImage(stage, report) {
  const label = `com.docker.compose.project=${stage.project}`;
  const build = `docker buildx build --progress=plain --load --label ${label} -f docker/Dockerfile -t seller-toolbox:${TAG} .`;
  const first = await stage.sh(build);
  report.expect(first.code === 0, `the image is built (${first.seconds.toFixed(0)} s)`, first.output);
  const megabytes =
    Number(ask('docker', 'image', 'inspect', '--format', '{{.Size}}', `seller-toolbox:${TAG}`)) / 1e6;
  report.expect(
    megabytes <= MAX_IMAGE_MB,
    `the image has ${megabytes.toFixed(0)} MB, ${MAX_IMAGE_MB} at most`,
  );
  stage.edit('docs/operate.md', (text) => `${text}\nOne more line.\n`);
  const documented = await stage.sh(build);
  report.expect(
    hasRun(documented, 'nx run-many') === false,
    'a change in docs builds nothing',
    documented.output,
  );
  stage.edit('docker/health-check.mjs', (text) => `// One more line.\n${text}`);
  const changed = await stage.sh(build);
  report.expect(
    !hasRun(changed, 'npm ci') && hasRun(changed, 'nx run-many'),
    `a change in a source builds without npm ci (${changed.seconds.toFixed(0)} s)`,
    changed.output,
  );
}

/**
 * Whether a build has run a step rather than taken its result from the cache.
 * @param {Ended} build
 * @param {string} command
 */
function hasRun({ output }, command) {
  const [, step] = new RegExp(`^#(\\d+) \\[.*RUN .*${command}`, 'm').exec(output) ?? [];
  return step !== undefined && !new RegExp(`^#${step} CACHED`, 'm').test(output);
}

/**
 * @param {Stage} stage
 * @param {Report} report
 */
function checkDatabase(stage, report) {
  const { HostConfig: host } = inspect(stage.project, 'database');
  report.expect(
    host.ReadonlyRootfs && host.CapDrop?.includes('ALL') === true && host.Memory > 0 && host.PidsLimit > 0,
    'the database runs with limits, a read-only root and without capabilities',
  );
}

/**
 * @param {Stage} stage
 * @param {Report} report
 * @param {Commands} commands
 */
async function checkSiteFile(stage, report, { copySiteFile }) {
  writeFileSync(join(stage.clone, 'site.json'), JSON.stringify(SITE), { mode: 0o600 });
  const withFile = `SITE_CONFIG=/data/site.json ${COMPOSE} up --detach --wait`;
  await stage.sh(copySiteFile.split('\n').at(-1) ?? '');
  await stage.sh(withFile, 60_000);
  const log = outputOf(
    'bash',
    '-c',
    'docker logs "$0" 2>&1 | grep SITE_CONFIG | tail -1',
    inspect(stage.project, 'service').Id,
  );
  report.expect(
    /mode 644/.test(log),
    'the log says what to do with a site file that the service may not read',
    log,
  );
  const { code, output } = await stage.sh(`${copySiteFile}\n${withFile}\ncurl -sf ${URL}/`);
  report.expect(
    code === 0 && output.includes(SITE.companyName),
    'the lines of the guide make it readable',
    output.slice(0, 500),
  );
}

/**
 * @param {Stage} stage
 * @param {Report} report
 * @param {Commands} commands
 */
async function checkRestore(stage, report, { backUp, restore }) {
  const before = await stage.sh(`${FEEDBACK}\n${COUNT}`);
  const script = [
    backUp,
    `${COMPOSE} down --volumes`,
    restore.replace('NAME.backup', '"$(ls ~/backups)"'),
    COUNT,
  ].join('\n');
  const { code, output } = await stage.sh(script);
  const counted = (/** @type {string} */ text) => Number(text.trim().split('\n').at(-1));
  report.expect(
    before.code === 0 &&
      code === 0 &&
      counted(before.output) > 0 &&
      counted(output) === counted(before.output),
    'a backup is restored on an empty volume by the lines of the guide',
    output,
  );
}

/**
 * @param {Stage} stage
 * @param {Report} report
 * @param {Commands} commands
 */
async function checkUpgrade(stage, report, { upgradeSingle }) {
  stage.edit('docker/Dockerfile', (text) => `${text}LABEL version=another\n`);
  const before = inspect(stage.project, 'service').Image;
  const stopReading = readContinuously(`${URL}/`);
  const upgrade = await stage.sh(upgradeSingle);
  const { outage } = await stopReading();
  report.expect(
    upgrade.code === 0 && inspect(stage.project, 'service').Image !== before,
    'the line of the guide upgrades it',
    upgrade.output,
  );
  report.figure('upgrade, longest time without an answer, s', outage.toFixed(1));
}
