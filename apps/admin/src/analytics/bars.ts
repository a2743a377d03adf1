/** How many labels fit below the bars. */
const MAX_NAMES = 7;

/** The height of a bar in percent of the tallest; no use at all is no bar. */
export function barOf(value: number, max: number): number {
  return max === 0 ? 0 : (value / max) * 100;
}

/** Whether a bar carries its day: the last one always, and the others at even steps before it. */
export function isLabelled(index: number, count: number): boolean {
  const step = Math.ceil(count / MAX_NAMES);
  return (count - 1 - index) % step === 0;
}
