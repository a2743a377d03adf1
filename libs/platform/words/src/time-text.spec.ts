import { createFormat } from './format.ts';
import { timeText } from './time-text.ts';

describe('timeText', () => {
  it.each([
    ['en', '21:07', '21:07'],
    ['vi', '21:07:09', '21:07:09'],
    ['id', '21:07', '21.07'],
    ['id', '21:07:09', '21.07.09'],
  ] as const)('writes in %s %s as %s', (language, digits, written) => {
    expect(timeText(digits, createFormat(language))).toBe(written);
  });
});
