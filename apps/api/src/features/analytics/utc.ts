/** The start of the UTC minute, hour or day of `length` ms that contains an instant. */
export function startOf(length: number, instant: number): Date {
  return new Date(Math.floor(instant / length) * length);
}
