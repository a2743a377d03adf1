import { isLongEnough } from './use-auto-analysis.ts';

describe('isLongEnough', () => {
  it.each([
    ['a'.repeat(10), false],
    ['a'.repeat(11), true],
    ['\u{1f600}'.repeat(10), false],
    ['\u{1f600}'.repeat(11), true],
    ['防水蓝牙音箱可以连接手机', true],
    ['', false],
  ])('%j: %p', (text, expected) => {
    expect(isLongEnough(text)).toBe(expected);
  });
});
