import type { Tone } from '@seller-toolbox/ui';
import type { CalendarEvent } from '../engine/amz-seller-calendar.schema.ts';

/** The color of an urgency; it is always shown with a word. */
export const URGENCY_TONES: Readonly<Record<CalendarEvent['urgency'], Tone>> = {
  red: 'bad',
  orange: 'warn',
  none: 'neutral',
};
