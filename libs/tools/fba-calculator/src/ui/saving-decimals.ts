/** A third decimal, so that a thousand times the saving of a unit is that of a thousand; whole amounts need none. */
export function savingDecimals(saves: number): number | undefined {
  return Number.isInteger(saves) ? undefined : 3;
}
