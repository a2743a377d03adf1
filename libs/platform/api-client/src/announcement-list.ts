import {
  ANNOUNCEMENT_TYPES,
  DISPLAY_POSITIONS,
  TARGET_AUDIENCES,
} from '@seller-toolbox/contracts/announcement-kinds.data';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import type { AnswerSchema } from './call-api.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || typeof value === 'string';
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const CHECKS: Readonly<Record<keyof ActiveAnnouncement, Check>> = {
  id: text,
  title: text,
  content: text,
  type: oneOf(ANNOUNCEMENT_TYPES),
  priority: Number.isInteger,
  target_audience: oneOf(TARGET_AUDIENCES),
  display_position: oneOf(DISPLAY_POSITIONS),
  start_time: textOrNull,
  end_time: textOrNull,
  click_action: textOrNull,
  is_closable: (value) => typeof value === 'boolean',
  updated_at: text,
};

function isAnnouncement(row: unknown): row is ActiveAnnouncement {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(CHECKS).every(([field, check]) => check(Reflect.get(row, field)));
}

/**
 * Checks like `activeAnnouncementsSchema`, without zod, because every page loads announcements and the home page needs no
 * other validation. Types and a test keep it equal to the contract.
 */
export const ANNOUNCEMENT_LIST: AnswerSchema<ActiveAnnouncement[]> = {
  safeParse: (value) =>
    Array.isArray(value) && value.every(isAnnouncement) ? { success: true, data: value } : { success: false },
};
