import type { Schema } from '../db/schema.ts';

/** Copies of public files, large, and imported again after a restore. */
export const NOT_BACKED_UP = [
  'design_patent',
  'design_patent_file',
  'design_patent_word',
] as const satisfies readonly (keyof Schema)[];

/**
 * Every other table in backup order: events first, because most of them are read before the snapshot, and referenced tables
 * before those that refer to them.
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
  'announcement_version',
  'announcement_template',
  'feedback',
  'feedback_batch',
  'notice',
  'notice_delivery',
  'exchange_rate_lease',
  'exchange_rate_snapshot',
  'exchange_rate_day',
  'setting_version',
  'tool_settings',
  'limit_counter',
  'ai_quota',
  'ai_reservation',
  'ai_reply',
  'ai_use_day',
  'ai_price',
  'job_lease',
  'audit_entry',
] as const satisfies readonly (keyof Schema)[];

export type BackupTable = (typeof BACKUP_TABLES)[number];

/** Sequences are not part of a snapshot; their values only grow. */
export const BACKUP_SEQUENCES = ['analytics_line'] as const;

/** Its migration inserts a row, so a row does not mean that the database is in use. */
export const FILLED_BY_MIGRATION: BackupTable = 'analytics_roll_up_state';
