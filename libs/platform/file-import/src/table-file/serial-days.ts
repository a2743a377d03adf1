const SECONDS_A_DAY = 86_400;
/** 1970-01-01, counted from 1900, and the first day of the count from 1904. */
const EPOCH = 25_569;
const FROM_1904 = 1462;
/** Before 1 March 1900 the numbers count a day that there never was. */
const FIRST_DAY = 61;
/** 9999-12-31, counted from 1900. */
const LAST_DAY = 2_958_465;

/** The day that a number counts to, with the time where it has one: `2026-11-07`, `2026-11-07 08:15:00`; null where it counts to none. */
export function dayOfSerial(serial: number, from1904 = false): string | null {
  const days = from1904 ? serial + FROM_1904 : serial;
  if (!(days >= FIRST_DAY && days < LAST_DAY + 1)) return null;
  const seconds = Math.round((days - EPOCH) * SECONDS_A_DAY);
  const written = new Date(seconds * 1000).toISOString();
  return Number.isInteger(days) ? written.slice(0, 10) : `${written.slice(0, 10)} ${written.slice(11, 19)}`;
}
