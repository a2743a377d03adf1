// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable } from '../bench/table.mjs';
import { createDatabase, onStoppedDatabase } from '../faults/databases.mjs';
import { compareStored, startCount } from '../faults/numbered-batches.mjs';
import { runCli } from '../faults/run-cli.mjs';
import { startSenders } from './senders.mjs';

const WARM_MS = 5_000;

/**
 * A backup of the standby under ingestion, restored and compared: nothing acknowledged before its start is missing.
 * @param {import('./postgres-pair.mjs').Pair} pair
 */
export async function backUpStandby(pair) {
  const folder = mkdtempSync(join(tmpdir(), 'stb-backup-'));
  chmodSync(folder, 0o700);
  const file = join(folder, 'standby.backup');
  const name = `stb_scale_backup_${process.pid}`;
  await createDatabase(pair.primary().url, name);
  const env = {
    DATABASE_URL: withDatabase(pair.urls().writes, name),
    DATABASE_READ_URL: withDatabase(pair.urls().reads, name),
    DATA_DIR: join(folder, 'data'),
  };
  const count = startCount();
  const service = await startService({ env });
  try {
    const senders = startSenders([service.url], count);
    await pause(WARM_MS);
    const before = new Set(count.acknowledged);
    const backup = await runCli(['backup', file], env);
    await senders.end();
    const restoredUrl = await createDatabase(pair.primary().url, `${name}_restored`);
    const target = { DATABASE_URL: restoredUrl, DATA_DIR: join(folder, 'data') };
    const restored = await runCli(['restore', file], target);
    const verdict = await onStoppedDatabase(target, (/** @type {any} */ query) =>
      compareStored(before, query),
    );
    const recorded = await pair.ask(
      { url: withDatabase(pair.primary().url, name) },
      `select 1 from job_lease where name = 'backup'`,
    );
    const isFromStandby = backup.output.includes('from the standby');
    if (!isFromStandby || restored.exitCode !== 0) console.log(backup.output, backup.error, restored.error);
    printTable('Backup of the standby under ingestion, restored', [
      ['from', 'rows', 'ms', 'acknowledged before', 'lost', 'twice', 'counted wrong', 'recorded'],
      [
        isFromStandby ? 'standby' : 'primary',
        Number(/: (\d+) rows/.exec(backup.output)?.[1] ?? 0),
        backup.ms,
        verdict.acknowledged,
        verdict.lost,
        verdict.twice,
        verdict.miscounted,
        recorded.length,
      ],
    ]);
    const { acknowledged, lost, twice, miscounted } = verdict;
    const isWhole = acknowledged > 0 && lost + twice + miscounted === 0;
    return isFromStandby && restored.exitCode === 0 && isWhole && recorded.length === 1;
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The address of another database of the same hosts.
 * @param {string} url
 * @param {string} name
 */
export function withDatabase(url, name) {
  return url.replace(/\/postgres(?=\?|$)/, `/${name}`);
}
