import { createFormat } from './format.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { localizeNumbers } from './localize-numbers.ts';

describe('localizeNumbers', () => {
  const written = (text: string) => LANGUAGE_CODES.map((code) => localizeNumbers(text, createFormat(code)));

  it('writes groups and decimals as each language does', () => {
    expect(written('10,000+')).toEqual(['10,000+', '10,000+', '10,000+', '10,000+', '10.000+', '10.000+']);
    expect(written('4.0/5')).toEqual(['4.0/5', '4.0/5', '4.0/5', '4.0/5', '4,0/5', '4,0/5']);
    expect(written('1,234,567')[4]).toBe('1.234.567');
  });

  it.each([
    '',
    '24',
    '999',
    '10000',
    '10.000+',
    '4,9/5',
    '1.2.3',
    '1,23',
    '1,2345',
    '{{site.rating}}',
    '四点七',
  ])('keeps "%s" in every language', (text) => {
    expect(new Set(written(text))).toEqual(new Set([text]));
  });
});
