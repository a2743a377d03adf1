import { isUsageLimit } from './is-usage-limit.ts';

it.each([
  ['ai.hourly-limit', true],
  ['ai.daily-limit', true],
  ['ai.network-limit', false],
  ['', false],
])('isUsageLimit of %j is %p', (code, expected) => {
  expect(isUsageLimit({ code })).toBe(expected);
});
