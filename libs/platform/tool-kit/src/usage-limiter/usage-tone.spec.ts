import { dailyUseTone } from './usage-tone.ts';

describe('dailyUseTone', () => {
  it.each([
    [0, 30, 'ok'],
    [19, 30, 'ok'],
    [20, 30, 'warn'],
    [24, 30, 'warn'],
    [25, 30, 'bad'],
    [30, 30, 'bad'],
    [39, 60, 'ok'],
    [40, 60, 'warn'],
    [49, 60, 'warn'],
    [50, 60, 'bad'],
  ])('of %d of %d uses is %s', (used, perDay, tone) => {
    expect(dailyUseTone(used, perDay)).toBe(tone);
  });
});
