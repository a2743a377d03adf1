import fc from 'fast-check';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import type { ParsedMessage } from '../message/parse-message.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { findFixedExpressions } from './fixed-expressions.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { tokenizeTitle } from './tokenize-title.ts';

const rulesOf = (title: string, message: ParsedMessage = {}) =>
  titleRules(inputSchema.parse({ title }), message, () => []);
const rewrite = (strategy: Strategy, title: string, message: ParsedMessage = {}) => {
  const rules = rulesOf(title, message);
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return versions.find((version) => version.strategy === strategy)?.title;
};

/** The distinct fixed expressions of a title as text. */
function expressionsOf(title: string): string[] {
  const rules = rulesOf(title);
  const { tokens } = tokenizeTitle(checkTitle(title, rules).parsedTitle, rules);
  const expressions = findFixedExpressions(tokens, 'en').map(({ from, to }) =>
    tokens
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  return [...new Set(expressions)];
}

describe('findFixedExpressions', () => {
  it.each([
    ['BPA Free Cup', ['BPA Free']],
    ['Anti Wrinkle Serum', ['Anti Wrinkle']],
    ['Water Resistant, Free Lid', ['Water Resistant']],
    ['Case for iPhone 15, Film for iPhone 15', ['iPhone 15']],
    ['iPhone 15 Pro Case, iPhone 15 Pro Film', ['iPhone 15 Pro']],
    ['iPhone 15 Case, iPhone 14 Film', []],
    ['O Ring Kit, O Ring Set', ['O Ring']],
    ['Red Cup, Red Lid', []],
  ])('finds the expressions of "%s"', (title, expressions) => {
    expect(expressionsOf(title)).toEqual(expressions);
  });

  it('finds a Japanese word that was split before a single kana', () => {
    const title = 'スマホリング スマホスタンド スマホホルダー スマホ 車載';
    const rules = titleRules(inputSchema.parse({ title, marketplace: 'JP' }), {}, () => []);
    const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
    expect(versions[0]?.title).toBe('スマホリング スタンド ホルダー スマホ 車載');
  });

  it('handles a title of maximum length with only numbers and letters', () => {
    expect(expressionsOf('b 1 '.repeat(125).trim()).length).toBeGreaterThan(0);
  });
});

describe('removal of a repeated word', () => {
  it.each([
    [
      'removes the rest of its name',
      'iPhone 15 Pro Case, Film for iPhone 15 Pro, iPhone 15 Pro Magnetic Stand with Light',
      'iPhone 15 Pro Case, Film for iPhone 15 Pro, Magnetic Stand with Light',
    ],
    [
      'removes the whole expression with "free"',
      'BPA Free Lead Free PVC Free Cup with Lid',
      'BPA Free Lead Free Cup with Lid',
    ],
    [
      'removes the connector before a size with a unit symbol',
      'Slim iPhone 15 Case, Clear iPhone 15 Film, Mount for iPhone 15 6.1", Black',
      'Slim iPhone 15 Case, Clear iPhone 15 Film, Mount 6.1", Black',
    ],
    [
      'keeps the designator of another model',
      'iPhone 15 Case, iPhone 14 Case, Film iPhone 13',
      'iPhone 15 Case, iPhone 14 Case, Film 13',
    ],
  ])('%s', (_title, title, expected) => {
    expect(rewrite('minimal', title)).toBe(expected);
  });
});

describe('a repeated name with a designator', () => {
  it.each([
    [
      'keeps its first copy without the repeated word',
      'Yoga Mat 6mm, Yoga Block, 2 Pack Yoga Strap Set, 2 Pack Yoga Strap Bag',
      'Yoga Mat 6mm, Yoga Block, 2 Pack Strap Set, Bag',
    ],
    [
      'keeps the designator if the word after it is removed',
      'Phone Case, Tough Case, iPhone 15 Case Slim, iPhone 15 Case Clear',
      'Phone Case, Tough Case, iPhone 15 Slim, Clear',
    ],
    [
      'keeps the word before the designator',
      'iPhone Case, iPhone Film, iPhone 15 Pro Slim, iPhone 15 Pro Clear',
      'iPhone Case, Film, iPhone 15 Pro Slim, Clear',
    ],
  ])('%s', (_title, title, expected) => {
    expect(rewrite('minimal', title)).toBe(expected);
  });

  it.each([
    ['is removed if its first word is forbidden', ['iphone'], 'Phone Case, Slim, Clear'],
    ['stays if another word of it is forbidden', ['case'], 'Phone, iPhone 15 Slim, Clear'],
  ])('%s', (_title, forbiddenWords, expected) => {
    const title = 'Phone Case, iPhone 15 Case Slim, iPhone 15 Case Clear';
    expect(rewrite('minimal', title, { forbiddenWords })).toBe(expected);
  });

  it('never loses the last occurrence of a word', () => {
    const words = ['Yoga', 'Pack', 'Case', 'iPhone', '15', 'Slim', 'Bag'];
    const names = ['2 Pack Yoga Strap', 'iPhone 15 Pro Case', 'Case iPhone 15'];
    const part = fc.oneof(fc.constantFrom(...words), fc.constantFrom(...names));
    const title = fc
      .array(fc.tuple(part, fc.constantFrom(' ', ', ')), { minLength: 4, maxLength: 12 })
      .map((parts) => parts.flat().slice(0, -1).join(''));
    const wordsOf = (text: string) => new Set(text.split(/[ ,]+/));
    fc.assert(
      fc.property(title, (text) => {
        fc.pre(text.length <= rulesOf(text).maxLength);
        expect(wordsOf(rewrite('minimal', text) ?? '')).toEqual(wordsOf(text));
      }),
    );
  });
});

describe('a repeated modifier in the search version', () => {
  it.each([
    ['stays after "anti"', 'Anti Aging Cream, Anti Wrinkle Face Cream!', /Anti Wrinkle/],
    [
      'stays before "resistant" and "repellent"',
      'Water Resistant Bag, Water Repellent Cover!',
      /Water Repellent/,
    ],
    ['stays before a designator letter', 'Vitamin C Serum, Vitamin E Cream!', /Vitamin E/],
    ['stays in a name with a number', 'Air Max 270 Shoes, Air Max 270 Sneakers!', /Air Max 270 Sn/],
    ['is removed elsewhere', 'Water Bottle, Sports Water Bottle Cap!', /^Water Bottle, Sports Cap$/],
  ])('%s', (_title, title, expected) => {
    expect(rewrite('seo', title) ?? rewrite('minimal', title)).toMatch(expected);
  });
});

describe('connectors that are parts of a name', () => {
  it.each([
    [
      '"E" in "Vitamin E" is no Italian "and"',
      'Acid, Vitamin E, Vitamin C, Vitamin D Cream',
      'Acid, Vitamin E, Vitamin C, D Cream',
    ],
    [
      '"Plus" is part of a model name',
      'Shockproof Case for iPhone 8 Plus!',
      'Shockproof Case for iPhone 8 Plus',
    ],
  ])('%s', (_title, title, expected) => {
    expect(rewrite('minimal', title)).toBe(expected);
  });
});
