/** A share (0 to 1) as a CSS percentage. */
export function percent(share: number): string {
  return `${share * 100}%`;
}
