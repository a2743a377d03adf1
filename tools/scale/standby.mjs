// @ts-check
import { openServers } from './servers.mjs';
import { startPair } from './postgres-pair.mjs';
import { backUpStandby } from './standby-backup.mjs';
import { failOver } from './failover.mjs';
import { runStandbySpecs } from './standby-specs.mjs';

/**
 * A primary and a synchronous standby: large reads on the standby, backups of it, and the primary killed or frozen under
 * ingestion, again and again.
 */
export async function runStandby() {
  const servers = openServers();
  try {
    const pair = await startPair(servers);
    const results = [await runStandbySpecs(pair), await backUpStandby(pair), await failOver(pair)];
    return results.every(Boolean);
  } finally {
    await servers.stop();
  }
}
