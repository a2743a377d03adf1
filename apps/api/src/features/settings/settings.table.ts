import type { Selectable } from 'kysely';

/** One change of a setting. */
export interface SettingVersionTable {
  key: string;
  /** Counts the changes of the key, from 1. */
  version: number;
  /** JSON; null: taken back to the default. */
  value: string | null;
  created_at: Date;
  /** The name at that time. */
  created_by: string;
}

export type SettingVersion = Selectable<SettingVersionTable>;
