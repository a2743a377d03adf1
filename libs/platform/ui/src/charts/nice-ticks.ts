const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Round numbers that cover a range from below its low to above its high, about as many as wanted. */
export function niceTicks(low: number, high: number, wanted: number): number[] {
  const span = high - low;
  if (!Number.isFinite(span)) return [];
  if (!(span > 0)) return [low];
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  // Dividing by the inverse keeps tenths and hundredths clean.
  const inverse = 1 / step;
  return Array.from({ length: to - from + 1 }, (_, index) =>
    step < 1 ? (from + index) / inverse : (from + index) * step,
  ).map((tick) => Number(tick.toPrecision(12)));
}
