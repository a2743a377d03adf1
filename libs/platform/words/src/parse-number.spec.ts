import fc from 'fast-check';
import {
  formatForInput,
  LANGUAGE_CODES,
  parseNumber,
  looksLikeForeignNumber,
  type Language,
} from './index.ts';

describe('parseNumber', () => {
  it.each<[string, Language, number | null]>([
    ['12', 'en', 12],
    ['12.5', 'en', 12.5],
    ['1,234.5', 'en', 1234.5],
    ['1,234,567', 'en', 1234567],
    ['1,234', 'en', 1234],
    ['1.234', 'en', 1.234],
    ['1,5', 'en', 1.5],
    ['0,234', 'en', 0.234],
    ['1.234,5', 'en', 1234.5],
    ['1.234,5', 'id', 1234.5],
    ['1.234,5', 'vi', 1234.5],
    ['1.234', 'vi', 1234],
    ['1,234', 'vi', 1.234],
    ['12.5', 'id', 12.5],
    ['0.234', 'id', 0.234],
    ['1 234,5', 'vi', 1234.5],
    ['１２．５', 'ja', 12.5],
    ['１，２３４．５', 'zh', 1234.5],
    ['－５', 'zh-TW', -5],
    ['−5', 'en', -5],
    ['+5', 'en', 5],
    ['.5', 'en', 0.5],
    [',5', 'id', 0.5],
    ['5.', 'en', 5],
    ['1e3', 'en', 1000],
    [' 7 ', 'en', 7],
    ['1 234 567', 'en', 1234567],
    ['12 34', 'en', null],
    ['12 3456', 'en', null],
    ['12 345', 'en', 12345],
    ['1\u202f234', 'en', 1234],
    ['1 2', 'en', null],
    ['12\t34', 'en', null],
    ['1²', 'en', null],
    ['１。５', 'zh', 1.5],
    ['1’234.5', 'en', 1234.5],
    ['$12.99', 'en', 12.99],
    ['-$12.99', 'en', -12.99],
    ['12,99 €', 'id', 12.99],
    ['￥30', 'zh', 30],
    ['15%', 'en', null],
    ['30.5cm', 'en', null],
    ['', 'en', null],
    ['-', 'en', null],
    ['.', 'en', null],
    ['abc', 'en', null],
    ['12a', 'en', null],
    ['1,23,4', 'en', null],
    ['1234,567.8', 'en', null],
    ['1234.567,8', 'vi', null],
    ['1234,567,890', 'en', null],
    ['123,456.7', 'en', 123456.7],
    ['123,4567.8', 'en', null],
    [',234.5', 'en', null],
    ['12,34.5', 'en', null],
    ['1.2.3', 'id', null],
    ['1,234.5.6', 'en', null],
    ['1e999', 'en', null],
    ['0x10', 'en', null],
    ['Infinity', 'en', null],
  ])('%p in %s is %p', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it('reads back what the field writes, in every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGE_CODES),
        fc.integer({ min: -1e9, max: 1e9 }),
        (language, thousandths) => {
          const value = thousandths / 1000;
          expect(parseNumber(formatForInput(value, language), language)).toBe(value);
        },
      ),
    );
  });
});

describe('looksLikeForeignNumber', () => {
  it.each<[string, Language, boolean]>([
    ['12,3456', 'en', true],
    ['1,5', 'en', true],
    ['1.234,5', 'en', true],
    ['1,234.5', 'en', false],
    ['1,234', 'en', false],
    ['1.5', 'en', false],
    ['1.5', 'vi', true],
    ['1,5', 'vi', false],
    ['1.234,5', 'vi', false],
    ['1,234.5', 'vi', true],
    ['abc', 'en', false],
  ])('%p in %s: %p', (text, language, isForeign) => {
    expect(looksLikeForeignNumber(text, language)).toBe(isForeign);
  });
});
