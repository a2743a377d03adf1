import { readFileSync } from 'node:fs';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { applyRepairs, repairedText } from './apply-repairs.ts';
import { findClaims } from './find-claims.ts';
import { removingClaims } from './removal-cap.ts';

const repaired = (text: string) =>
  applyRepairs(
    text,
    findClaims(text).flatMap(({ repair }) => repair ?? []),
  );

describe('applyRepairs', () => {
  it.each([
    [
      'one removal where two overlap',
      [
        [0, 5, ''],
        [3, 8, ''],
      ],
      'ij',
    ],
    [
      'one removal where they touch',
      [
        [0, 3, ''],
        [3, 8, ''],
      ],
      'ij',
    ],
    [
      'a removal with the replacement in it',
      [
        [0, 2, 'AB'],
        [0, 8, ''],
      ],
      'ij',
    ],
    [
      'a removal with the replacement before its start',
      [
        [0, 4, 'ABCD'],
        [2, 8, ''],
      ],
      'abij',
    ],
    [
      'two replacements',
      [
        [8, 10, 'IJ'],
        [0, 1, 'A'],
      ],
      'AbcdefghIJ',
    ],
  ] as const)('makes %s', (_name, repairs, expected) => {
    const all = repairs.map(([start, end, text]) => ({ start, end, text }));
    expect(applyRepairs('abcdefghij', all)).toBe(expected);
  });

  it('leaves no comma at an end that is cut', () => {
    expect(applyRepairs('one, two, three', [{ start: 0, end: 3, text: '' }])).toBe('two, three');
    expect(applyRepairs('one, two, three', [{ start: 10, end: 15, text: '' }])).toBe('one, two');
  });
});

describe('a repair', () => {
  it.each([
    '100% satisfaction guarantee or your money back',
    'Contact us at help@cleanco.com or call 1-800-555-0199',
    'Jetzt 20 % Rabatt sichern',
    'Garantía de devolución del dinero',
    'Envío gratis en 24 horas',
    'Geld-zurück-Garantie bei Nichtgefallen',
    'Promo -30 % ce week-end',
    'Follow us on Instagram @x',
    'Visit www.x.com.',
    '7天无理由退货',
    'We offer free shipping to all our customers',
    'Fails to impress? Post it back and we return what you paid.',
  ])('leaves no shred of "%s"', (text) => {
    expect(repairedText(text, findClaims)).toBe('');
  });

  it.each([
    ['Soft pillow for kids. Visit www.x.com.', 'Soft pillow for kids.'],
    ['Mug with lid, 350 ml, call 1-800-555-0199 now, BPA free', 'Mug with lid, 350 ml, BPA free'],
    ['The best dash cam with night vision', 'The dash cam with night vision'],
    ['Best Seller Lunch Bag for Women', 'Lunch Bag for Women'],
    ['Lunch Bag for Women Free Shipping', 'Lunch Bag for Women'],
    ['Copper wire, soft. If you like it, leave a review.', 'Copper wire, soft.'],
    ['美国海外仓现货，下单后48小时内发货，三层不锈钢保温杯', '三层不锈钢保温杯'],
  ])('of "%s" leaves "%s"', (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });

  it.each(["World's best pillow", "The only pillow you'll ever need"])(
    'of "%s" is none: what only may apply does not empty a text',
    (text) => {
      expect(findClaims(text).map(({ repair }) => repair)).toEqual([null]);
    },
  );
});

describe('repairedText', () => {
  it('judges what a repair made: without the mark between them two words are a claim', () => {
    expect(repairedText('Soft wool felt, grey. Free <b></b> shipping', findClaims)).toBe(
      'Soft wool felt, grey.',
    );
  });

  it.each([
    [2, 'Lunch Bag'],
    [3, ''],
  ])('keeps texts of %d words: "%s"', (minWords, expected) => {
    expect(repairedText('Lunch Bag, free shipping', findClaims, minWords)).toBe(expected);
  });

  it('leaves a short text without a claim that gets it removed', () => {
    expect(repairedText('VERY LARGE', findClaims)).toBe('Very Large');
  });
});

// Written at the ends of a text only where they were its ends before.
const FUNCTION_WORDS = new Set(Object.values(STOP_WORDS).flat());
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
const unspacedOf = (text: string) =>
  text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu) ?? [];
const STEP = 5;

it('no labelled sentence keeps a claim that gets it removed, or is a shred, after its repair', () => {
  const sentences = readFileSync('tools/bench/data/claims.tsv', 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && !line.startsWith('#') && at % STEP === 0)
    .map((line) => line.split('\t')[1] ?? '')
    .filter((text) => removingClaims(findClaims(text)).length > 0);
  expect(sentences.length).toBeGreaterThan(500);
  for (const text of sentences) {
    const rest = repairedText(text, findClaims);
    if (rest === '') continue;
    const words = wordsOf(rest);
    const before = wordsOf(text);
    const isLong = unspacedOf(rest).length > 0 ? unspacedOf(rest).length >= 6 : words.length >= 3;
    const startsWell = words[0] === before[0] || !FUNCTION_WORDS.has(words[0] ?? '');
    const endsWell = words.at(-1) === before.at(-1) || !FUNCTION_WORDS.has(words.at(-1) ?? '');
    expect([text, rest, removingClaims(findClaims(rest)).length, isLong, startsWell, endsWell]).toEqual([
      text,
      rest,
      0,
      true,
      true,
      true,
    ]);
  }
});
