import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';

/** Days from which on an event is urgent or near, both included (specification, section 9). */
const RED_DAYS = 7;
const ORANGE_DAYS = 30;

export interface Countdown {
  readonly daysLeft: number;
  readonly hoursLeft: number;
  readonly minutesLeft: number;
}

/** Days, hours and minutes until an instant (milliseconds), rounded down; zero once it has begun. */
export function countdown(start: number, now: number): Countdown {
  const left = Math.max(0, start - now);
  return {
    daysLeft: Math.floor(left / DAY),
    hoursLeft: Math.floor((left % DAY) / HOUR),
    minutesLeft: Math.floor((left % HOUR) / MINUTE),
  };
}

/** Red up to 7 days, orange up to 30. */
export function urgencyOf(daysLeft: number): 'red' | 'orange' | 'none' {
  if (daysLeft <= RED_DAYS) return 'red';
  return daysLeft <= ORANGE_DAYS ? 'orange' : 'none';
}
