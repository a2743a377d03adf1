const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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
    daysLeft: Math.floor(left / DAY_MS),
    hoursLeft: Math.floor((left % DAY_MS) / HOUR_MS),
    minutesLeft: Math.floor((left % HOUR_MS) / MINUTE_MS),
  };
}

/** Red up to 7 days, orange up to 30. */
export function urgencyOf(daysLeft: number): 'red' | 'orange' | 'none' {
  if (daysLeft <= RED_DAYS) return 'red';
  return daysLeft <= ORANGE_DAYS ? 'orange' : 'none';
}
