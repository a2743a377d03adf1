// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { milliseconds, printTable } from './table.mjs';

/** From the start of the process until its ready message (S6). */
export async function benchStart() {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['start', 'ms', 'goal']];
  const folder = mkdtempSync(join(tmpdir(), 'stb-bench-'));
  try {
    rows.push(['PGlite, first', await startAndStop({ DATA_DIR: folder }), 6000]);
    rows.push(['PGlite, later', await startAndStop({ DATA_DIR: folder }), 2000]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await withPostgres(async (url) => {
    rows.push(['Postgres, first', await startAndStop({ DATABASE_URL: url }), 2000]);
    rows.push(['Postgres, later', await startAndStop({ DATABASE_URL: url }), 2000]);
  });
  printTable('Start of the service', rows);
}

async function startAndStop(/** @type {Record<string, string>} */ env) {
  const service = await startService({ env });
  await service.stop();
  return milliseconds(service.startMs);
}
