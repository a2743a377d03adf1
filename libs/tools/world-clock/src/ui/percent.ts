/** A share of 1 as a length. */
export function percent(share: number): string {
  return `${share * 100}%`;
}
