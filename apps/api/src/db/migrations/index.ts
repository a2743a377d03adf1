import type { Migration } from 'kysely';
import { analytics0001 } from './0001-analytics.ts';
import { audit0002 } from './0002-audit.ts';
import { ai0009 } from './0009-ai.ts';

/** In the order of their names. One that was released is never changed: the next change is the next number. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-analytics': analytics0001,
  '0002-audit': audit0002,
  '0009-ai': ai0009,
};
