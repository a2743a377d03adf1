const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
] as const;

export interface DurationPart {
  readonly unit: (typeof UNITS)[number]['unit'];
  readonly count: number;
}

/** The two largest units of a duration, rounded down; less than a minute is no minute. */
export function uptimeParts(seconds: number): readonly DurationPart[] {
  let rest = seconds;
  const parts = UNITS.map(({ unit, seconds: size }) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first === -1) return [{ unit: 'minutes', count: 0 }];
  return parts.slice(first, first + 2).filter(({ count }, index) => index === 0 || count > 0);
}
