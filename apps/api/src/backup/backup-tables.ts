import type { Schema } from '../db/schema.ts';

/**
 * Every table, in the order of a backup: events first, because most of them are read before the moment at which
 * everything else is read, and whoever is referred to before who refers.
 */
export const BACKUP_TABLES = [
  'analytics_event',
  'analytics_batch',
  'analytics_roll_up',
  'analytics_roll_up_state',
  'account_user',
  'account_session',
  'account_refresh_token',
  'account_attempt',
  'account_known_network',
  'announcement',
  'announcement_view',
  'feedback',
  'exchange_rate_lease',
  'exchange_rate_snapshot',
  'exchange_rate_day',
  'limit_counter',
  'ai_quota',
  'ai_reservation',
  'ai_reply',
  'job_lease',
  'audit_entry',
] as const satisfies readonly (keyof Schema)[];

export type BackupTable = (typeof BACKUP_TABLES)[number];

/** Their values are not part of any snapshot; they only ever grow. */
export const BACKUP_SEQUENCES = ['analytics_line'] as const;

/** Holds a row from its migration on, so that a row in it is no sign of use. */
export const FILLED_BY_MIGRATION: BackupTable = 'analytics_roll_up_state';
