/** The beginning of the UTC minute, hour or day, given by its length, that an instant lies in. */
export function startOf(length: number, instant: number): Date {
  return new Date(Math.floor(instant / length) * length);
}
