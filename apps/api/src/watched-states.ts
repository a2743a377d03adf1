import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import { readSiteUsage } from './features/ai/ai.quota.ts';
import type { WatchedStates } from './features/notices/watch.ts';
import type { RatesService } from './features/rates/rates.service.ts';
import type { LiveSettings } from './features/settings/live-settings.ts';
import type { AiProvider } from './ports/ai-provider.ts';
import type { Clock } from './ports/clock.ts';
import type { DiskSpace } from './ports/disk.ts';

export interface WatchedDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly secret: string;
  readonly live: Pick<LiveSettings, 'values'>;
  readonly ai: AiProvider | null;
  readonly rates: Pick<RatesService, 'hasSource' | 'latest'>;
  readonly readDisk: () => Promise<DiskSpace | null>;
}

/** What the operator is notified of. */
export function watchedStates({ db, clock, secret, live, ai, rates, readDisk }: WatchedDeps): WatchedStates {
  const dailyCap = () => live.values().aiDailyCap;
  return {
    disk: readDisk,
    ...(ai && { ai: () => readSiteUsage({ db, clock, secret, dailyCap }) }),
    ...(rates.hasSource && { rates: rates.latest }),
  };
}
