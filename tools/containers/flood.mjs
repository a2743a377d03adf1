// @ts-check
import { spawnSync } from 'node:child_process';
import { ROOT } from '../checks/workspace-folders.mjs';
import { makeStage } from './engine.mjs';
import { startReport } from './report.mjs';
import { inspect, memoryOf } from './running.mjs';

const COMPOSE = 'docker compose -f docker/compose.yaml';
const SECRETS = 'POSTGRES_PASSWORD=$(openssl rand -hex 24)\\nJWT_SECRET=$(openssl rand -hex 32)\\n';

/** `npm run test:faults -- flood` against the container of compose.yaml: 512 MB, with Postgres, without rate limits. */
export async function runFlood() {
  const report = startReport('flood');
  const stage = makeStage('stb-containers-flood');
  try {
    stage.edit('docker/compose.yaml', (/** @type {string} */ text) =>
      text.replace("METRICS_PORT: '9464'\n", "$&      RATE_LIMITS: 'off'\n      ALLOW_UNLIMITED: 'yes'\n"),
    );
    const up = await stage.sh(`printf "${SECRETS}" > docker/.env\n${COMPOSE} up --detach --build --wait`);
    if (!report.expect(up.code === 0, 'the service runs', up.output)) return report.end();
    const { status } = spawnSync(process.execPath, ['tools/faults/faults.mjs', 'flood'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, FLOOD_URL: 'http://localhost:3000', FLOOD_METRICS_PORT: '9464' },
    });
    report.expect(status === 0, 'another caller reads while one process is flooded');
    const { State: state, RestartCount: restarts } = inspect(stage.project, 'service');
    report.expect(state.Running && !state.OOMKilled && restarts === 0, 'the service was not restarted');
    for (const [service, memory] of memoryOf(stage.project)) report.figure(`memory of ${service}`, memory);
    return report.end();
  } finally {
    stage.end();
  }
}
