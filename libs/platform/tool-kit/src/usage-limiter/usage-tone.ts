import type { Tone } from '@seller-toolbox/ui';

/** The color of the daily bar: red from 25 of 30 uses, amber from 20; other limits in the same proportion. */
export function dailyUseTone(used: number, perDay: number): Tone {
  if (used * 30 >= perDay * 25) return 'bad';
  return used * 30 >= perDay * 20 ? 'warn' : 'ok';
}
