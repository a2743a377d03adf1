// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStage, outputOf, TAG } from './engine.mjs';
import { startReport } from './report.mjs';
import { inspect, memoryOf } from './running.mjs';

const FILE = 'docker/compose.embedded.yaml';
const COMPOSE = `docker compose -f ${FILE}`;
const SERVICE = `
    image: seller-toolbox:${TAG}
    volumes: ['data:/data']
    read_only: true
    cap_drop: [ALL]
    mem_limit: 1536m`;
const TEXT = `services:
  first:${SERVICE}
    build: { context: .., dockerfile: docker/Dockerfile }
  second:${SERVICE}
volumes: { data: {} }
`;

/** The image alone: two containers, which do not see each other's processes, on one volume with the embedded database. */
export async function runEmbedded() {
  const report = startReport('embedded database');
  const stage = makeStage('stb-containers-embedded');
  try {
    writeFileSync(join(stage.clone, FILE), TEXT);
    const up = await stage.sh(`${COMPOSE} up --detach --build --wait first`);
    if (!report.expect(up.code === 0, 'the image runs alone', up.output)) return report.end();
    const second = await stage.sh(`${COMPOSE} up --detach --wait second`);
    const log = outputOf('bash', '-c', 'docker logs "$0" 2>&1', inspect(stage.project, 'second').Id);
    report.expect(
      second.code !== 0 && /is in use by/.test(log) && isHealthy(stage, 'first'),
      'a second container on its volume does not start, and says why',
      log,
    );
    for (const [service, memory] of memoryOf(stage.project)) report.figure(`memory of ${service}`, memory);
    const next = await stage.sh(`${COMPOSE} kill first\n${COMPOSE} up --detach --wait second`);
    report.expect(
      next.code === 0 && isHealthy(stage, 'second'),
      'it starts once the first was killed',
      next.output,
    );
    return report.end();
  } finally {
    stage.end();
  }
}

/**
 * @param {import('./engine.mjs').Stage} stage
 * @param {string} service
 */
const isHealthy = (stage, service) => inspect(stage.project, service).State.Health.Status === 'healthy';
