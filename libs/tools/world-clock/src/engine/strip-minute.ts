/** Steps of the moment when it is moved by pointer or button. */
export const STEP_MINUTES = 15;

/** The minute of a day of `length` minutes at a share of its strip, rounded to a step. */
export function minuteAt(share: number, length: number): number {
  return within(Math.round((share * length) / STEP_MINUTES) * STEP_MINUTES, length);
}

/** The next or previous step. */
export function stepFrom(minute: number, direction: -1 | 1, length: number): number {
  const steps = minute / STEP_MINUTES;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return within(next * STEP_MINUTES, length);
}

function within(minute: number, length: number): number {
  return Math.min(Math.max(minute, 0), length - STEP_MINUTES);
}
