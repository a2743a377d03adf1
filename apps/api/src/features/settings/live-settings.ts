import {
  SETTING_KEYS,
  SETTING_SCHEMAS,
  withProfile,
  type SettingKey,
  type SettingValues,
  type SiteConfig,
} from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { countChanges, listLastVersions } from './settings.repository.ts';
import type { SettingVersion } from './settings.table.ts';

/** What the operator decides outside of the database. It wins over stored settings. */
export type GivenSettings = {
  readonly [Key in SettingKey]?: {
    readonly value: SettingValues[Key];
    readonly source: 'file' | 'environment';
  };
};

/** The settings in force in this process. */
export interface LiveSettings {
  readonly values: () => SettingValues;
  /** The last stored change of a setting. */
  readonly storedOf: (key: SettingKey) => SettingVersion | undefined;
  readonly given: GivenSettings;
  /** Reads changes, of other replicas too; to be called every few seconds and after a change. */
  readonly refresh: () => Promise<void>;
}

export interface LiveSettingsDeps {
  readonly db: Kysely<Schema>;
  readonly given: GivenSettings;
  /** Applies what is not read from `values` at each use, such as pages in memory. */
  readonly onChange?: (values: SettingValues) => Promise<void>;
}

export function createLiveSettings({ db, given, onChange }: LiveSettingsDeps): LiveSettings {
  let changes = 0;
  let stored: ReadonlyMap<string, SettingVersion> = new Map();
  let values = valuesOf(stored, given);
  let queue = Promise.resolve();

  async function readChanges(): Promise<void> {
    const count = await countChanges(db);
    if (count === changes) return;
    const next = new Map((await listLastVersions(db)).map((version) => [version.key, version]));
    const nextValues = valuesOf(next, given);
    await onChange?.(nextValues);
    [changes, stored, values] = [count, next, nextValues];
  }

  return {
    values: () => values,
    storedOf: (key) => stored.get(key),
    given,
    // One after the other: a read that began before a change may miss it.
    refresh: () => {
      const refreshed = queue.then(readChanges);
      queue = refreshed.catch(() => undefined);
      return refreshed;
    },
  };
}

function valuesOf(stored: ReadonlyMap<string, SettingVersion>, given: GivenSettings): SettingValues {
  const entries = SETTING_KEYS.map((key) => {
    const own = given[key];
    return [key, own ? own.value : parsedOf(key, stored.get(key)?.value)];
  });
  // Each schema gives the type of its key.
  return Object.fromEntries(entries) as SettingValues;
}

/** The default for a value that an older release accepted and this one does not. */
function parsedOf(key: SettingKey, json: string | null | undefined): unknown {
  const schema = SETTING_SCHEMAS[key];
  const parsed = schema.safeParse(json ? JSON.parse(json) : undefined);
  return parsed.success ? parsed.data : schema.parse(undefined);
}

/** The site configuration in force. */
export function siteConfigOf({ profile, ...values }: SettingValues): SiteConfig {
  const { terms, privacy, aiDailyCap, feedbackPerDay, batchRowsPerMinute, ...rest } = values;
  const { eventDays, rollUpMonths, feedbackEmailDays, notices, ...site } = rest;
  void [aiDailyCap, feedbackPerDay, batchRowsPerMinute, eventDays, rollUpMonths, feedbackEmailDays, notices];
  const ownLegal = { terms: Object.keys(terms).length > 0, privacy: Object.keys(privacy).length > 0 };
  const hasOwn = ownLegal.terms || ownLegal.privacy;
  return withProfile({ ...site, ...(profile && { profile }), ...(hasOwn && { ownLegal }) });
}

/** What one network may do, by the settings in force. */
export function networkLimits({ values }: Pick<LiveSettings, 'values'>) {
  return {
    rowsPerMinute: () => values().batchRowsPerMinute,
    maxPerDay: () => values().feedbackPerDay,
  };
}
