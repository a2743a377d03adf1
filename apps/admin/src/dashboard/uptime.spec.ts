import { uptimeParts } from './uptime.ts';

const said = (seconds: number) => uptimeParts(seconds).map(({ unit, count }) => `${count} ${unit}`);

describe('uptimeParts', () => {
  it.each([
    [0, ['0 minutes']],
    [59, ['0 minutes']],
    [60, ['1 minutes']],
    [3599, ['59 minutes']],
    [3600, ['1 hours']],
    [3661, ['1 hours', '1 minutes']],
    [86_399, ['23 hours', '59 minutes']],
    [86_400, ['1 days']],
    [90_061, ['1 days', '1 hours']],
    [86_460, ['1 days']],
  ])('%d seconds are %j', (seconds, parts) => {
    expect(said(seconds)).toEqual(parts);
  });
});
