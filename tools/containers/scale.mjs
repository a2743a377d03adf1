// @ts-check
import { makeStage } from './engine.mjs';
import { makeVisitors } from './ipv6-visitors.mjs';
import { startReport } from './report.mjs';
import { inspect, leftovers, linesWhileProbed, memoryOf, readContinuously } from './running.mjs';

/**
 * @typedef {import('./engine.mjs').Stage} Stage
 * @typedef {import('./guide-commands.mjs').Commands} Commands
 * @typedef {import('./report.mjs').Report} Report
 */

const COMPOSE = 'docker compose -f docker/compose.scale.yaml';
const HOST = 'localhost';
/** More than the feedback that one network may send within a minute. */
const MESSAGES = 12;
const VALKEY = ['COMPOSE_PROFILES=valkey', 'LIMIT_STORE_URL=valkey://valkey:6379'].join('\\n');

/** Two replicas behind Caddy, with Valkey, by the lines of the guide. */
export async function runScale(/** @type {Commands} */ commands) {
  const report = startReport('two replicas');
  const visitors = makeVisitors();
  const stage = makeStage('stb-containers-scale');
  try {
    stage.publishOn('127.0.0.1', ...(visitors.problem === undefined ? [`[${visitors.host}]`] : []));
    const lines = commands.scale.replaceAll('tools.example.com', HOST).split('\n');
    const settings = lines.findIndex((line) => line.includes('SITE_ADDRESS'));
    lines.splice(settings + 1, 0, `printf '${VALKEY}\\n' >> docker/.env`);
    const up = await stage.sh(lines.join('\n'));
    const isUp = up.code === 0 && /Password/.test(up.output) && up.output.includes('"status":"ok"');
    if (!report.expect(isUp, `the lines of the guide bring it up (${up.seconds.toFixed(0)} s)`, up.output))
      return report.end();
    for (const [service, memory] of memoryOf(stage.project)) report.figure(`memory of ${service}`, memory);
    const logged = await linesWhileProbed(stage.project, 'service-1');
    report.expect(logged.length === 0, `probes log nothing (${logged.length} lines)`, logged.join('\n'));
    checkValkey(stage, report);
    await checkVisitors(visitors, report);
    const counted = await stage.sh(`${COMPOSE} exec -T valkey valkey-cli dbsize`);
    if (visitors.problem === undefined)
      report.expect(/[1-9]/.test(counted.output), 'limits are counted in Valkey', counted.output);
    await checkUpgrade(stage, report, commands);
    await stage.sh(`${COMPOSE} down --volumes`);
    report.expect(leftovers(stage.project).length === 0, '`down --volumes` leaves nothing, Valkey included');
    await checkWithoutCertificate(stage, report);
    return report.end();
  } finally {
    stage.end();
    visitors.end();
  }
}

/**
 * @param {Stage} stage
 * @param {Report} report
 */
function checkValkey(stage, report) {
  const { HostConfig: host, Mounts: mounts } = inspect(stage.project, 'valkey');
  report.expect(
    host.ReadonlyRootfs &&
      '/data' in (host.Tmpfs ?? {}) &&
      mounts.every(({ Type: type }) => type !== 'volume'),
    'Valkey keeps /data in memory, and has no volume',
  );
}

/**
 * Two visitors of different IPv6 networks: one uses up its feedback, the other may still send some.
 * @param {ReturnType<typeof makeVisitors>} visitors
 * @param {Report} report
 */
async function checkVisitors(visitors, report) {
  if (visitors.problem !== undefined) return report.skip(`IPv6 visitors: ${visitors.problem}`);
  const first = Array.from({ length: MESSAGES }, () => visitors.sendFeedback(0, HOST));
  const second = visitors.sendFeedback(1, HOST);
  report.expect(
    first.includes('201') && first.includes('429') && second === '201',
    `IPv6 visitors have limits of their own (first ${[...new Set(first)].join(' and ')}, second ${second})`,
  );
}

/**
 * @param {Stage} stage
 * @param {Report} report
 * @param {Commands} commands
 */
async function checkUpgrade(stage, report, { upgradeScale }) {
  stage.edit('docker/Dockerfile', (text) => `${text}LABEL version=another\n`);
  const images = () => ['service-1', 'service-2'].map((service) => inspect(stage.project, service).Image);
  const before = images();
  const stopReading = readContinuously(`https://${HOST}/`);
  const upgrade = await stage.sh(upgradeScale);
  const { statuses, outage } = await stopReading();
  const after = images();
  const [image = ''] = after;
  report.expect(
    upgrade.code === 0 && after.every((one) => one === image) && !before.includes(image),
    'the lines of the guide give both replicas the same new image',
    upgrade.output,
  );
  report.expect(
    Object.keys(statuses).join() === '200',
    `all reads are answered during the upgrade (by status: ${JSON.stringify(statuses)})`,
  );
  report.figure('upgrade, longest time without an answer, s', outage.toFixed(1));
}

/**
 * Without a way out, no authority signs for a public name.
 * @param {Stage} stage
 * @param {Report} report
 */
async function checkWithoutCertificate(stage, report) {
  stage.edit('docker/compose.scale.yaml', (text) =>
    text.replace('\n  outside:\n', '\n  outside:\n    internal: true\n'),
  );
  const { code, seconds } = await stage.sh(`SITE_ADDRESS=tools.example.com ${COMPOSE} up --detach --wait`);
  report.expect(code !== 0, `\`up --wait\` fails without a certificate (after ${seconds.toFixed(0)} s)`);
  report.expect(
    inspect(stage.project, 'service-2').State.Health.Status === 'healthy' &&
      inspect(stage.project, 'proxy').State.Health?.Status === 'unhealthy',
    'the proxy, and nothing else, is unhealthy then',
  );
}
