import type { Tone } from '@seller-toolbox/ui';
import type { CalendarEvent } from '../engine/amz-seller-calendar.schema.ts';

/** The color of an urgency; a word always stands beside it. */
export const URGENCY_TONES: Readonly<Record<CalendarEvent['urgency'], Tone>> = {
  red: 'bad',
  orange: 'warn',
  none: 'neutral',
};
