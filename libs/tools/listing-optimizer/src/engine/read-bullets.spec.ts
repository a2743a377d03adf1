import {
  BULLET_RULES_SINCE_2024_08_15,
  STANDARD_BULLET_RULES,
} from '@seller-toolbox/reference-data/bullet-rules.data';
import { readBullets, startsWithLowercase } from './read-bullets.ts';

const read = (text: string) => readBullets([text], BULLET_RULES_SINCE_2024_08_15, 'en-US')[0];

describe('readBullets', () => {
  it('skips blank bullet points and keeps the numbers of the others', () => {
    const bullets = readBullets(['', 'One', ' \u200f', ' Two '], STANDARD_BULLET_RULES, 'en-US');
    expect(bullets.map(({ number, length }) => [number, length])).toEqual([
      [2, 3],
      [4, 3],
    ]);
  });

  it.each([
    ['the signs', 'Soft™ and Warm®, 5 € ~ ok', ['™', '®', '€', '~']],
    ['emoji', 'Cold 🔥 and hot ❄️', ['🔥', '❄']],
    ['flags', 'Made in 🇩🇪', ['🇩', '🇪']],
    ['nothing in plain text', 'Keeps 12 oz cold & hot (24 h) – 100 %', []],
  ])('finds %s', (_title, text, characters) => {
    expect(read(text)?.forbiddenCharacters).toEqual(characters);
  });

  it.each([
    ['Eco-Friendly cup', ['eco-friendly']],
    ['An eco  friendly cup', ['eco friendly']],
    ['Antibacterial, full refund', ['antibacterial', 'full refund']],
    ['Color: N/A', ['n/a']],
    ['A bamboo lid', []],
    ['Antibacterially', []],
  ])('finds forbidden phrases in "%s"', (text, phrases) => {
    expect(read(text)?.forbiddenPhrases).toEqual(phrases);
  });

  it.each([
    ['keeps cold', true, false],
    ['Keeps cold.', false, true],
    ['3.5 mm jack', false, false],
    ['水筒です。', false, true],
    ['Fits (most) cars)', false, false],
  ])('checks first letter and end punctuation of "%s"', (text, startsLowercase, hasEndPunctuation) => {
    expect(read(text)).toMatchObject({ startsLowercase, hasEndPunctuation });
  });

  it.each([...'.,;:!?。，；：！？'])('finds the end punctuation %s', (sign) => {
    expect(read(`Keeps 12 h cold${sign}`)?.hasEndPunctuation).toBe(true);
    expect(read(`Keeps 12 h${sign} cold`)?.hasEndPunctuation).toBe(false);
  });

  it('finds nothing by the standard rules', () => {
    const [bullet] = readBullets(['eco-friendly™ 🔥.'], STANDARD_BULLET_RULES, 'en-US');
    expect(bullet).toEqual({
      number: 1,
      length: 16,
      forbiddenCharacters: [],
      forbiddenPhrases: [],
      startsLowercase: false,
      hasEndPunctuation: false,
    });
  });
});

describe('startsWithLowercase', () => {
  it.each([
    ['bottle', true],
    ['éclair', true],
    ['Bottle', false],
    ['4 cups', false],
    ['水筒', false],
    ['"bottle"', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(startsWithLowercase(text)).toBe(expected);
  });
});
