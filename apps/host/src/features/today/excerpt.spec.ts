import { excerptOf } from './excerpt.ts';

describe('excerptOf', () => {
  it.each([
    [
      'the first numbers',
      { ruleSet: 'x', length: 12, width: 9, height: 3.5, weight: 1.4, price: 5 },
      '12 · 9 · 3.5 · 1.4',
    ],
    [
      'the longest text',
      { keyword: 'power bank in black', title: 'A power bank\n for travelers' },
      'A power bank for travelers',
    ],
    ['numbers where texts are choices', { value: 12, from: 'in', to: 'cm' }, '12'],
    ['nothing of what is no record', null, ''],
    ['nothing of rows', { boxes: [{ length: 3 }] }, ''],
  ])('shows %s', (_what, input, expected) => {
    expect(excerptOf(input)).toBe(expected);
  });

  it.each([
    ['the word before the limit', `${'a'.repeat(40)} ${'b'.repeat(20)}`, `${'a'.repeat(40)}…`],
    ['a word that ends at the limit', `${'a'.repeat(47)} ${'b'.repeat(20)}`, `${'a'.repeat(47)}…`],
    [
      'the limit where the last space is too early',
      `${'a'.repeat(23)} ${'字'.repeat(40)}`,
      `${'a'.repeat(23)} ${'字'.repeat(23)}…`,
    ],
    ['nothing of a text that fits', 'a '.repeat(24).trim(), 'a '.repeat(24).trim()],
  ])('cuts a long text after %s', (_where, text, expected) => {
    expect(excerptOf({ text })).toBe(expected);
  });

  it('cuts a long text without spaces by characters', () => {
    const excerpt = excerptOf({ text: '😀'.repeat(100) });
    expect([...excerpt]).toHaveLength(48);
    expect(excerpt.endsWith('😀…')).toBe(true);
  });
});
