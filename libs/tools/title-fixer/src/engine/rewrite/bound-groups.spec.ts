import fc from 'fast-check';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import type { ParsedMessage } from '../message/parse-message.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { boundGroups } from './bound-groups.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { toDraft } from './title-units.ts';

const rulesOf = (title: string, message: ParsedMessage = {}) =>
  titleRules(inputSchema.parse({ title }), message);
const written = (strategy: Strategy, title: string, message: ParsedMessage = {}) => {
  const rules = rulesOf(title, message);
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return versions.find((version) => version.strategy === strategy)?.title;
};

/** The words of each group, each group once. */
function groupsOf(title: string): string[] {
  const rules = rulesOf(title);
  const { units } = toDraft(checkTitle(title, rules).reading, rules);
  const groups = boundGroups(units, 'en').map(({ from, to }) =>
    units
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  return [...new Set(groups)];
}

describe('what belongs together', () => {
  it.each([
    ['BPA Free Cup', ['BPA Free']],
    ['Anti Wrinkle Serum', ['Anti Wrinkle']],
    ['Water Resistant, Free Lid', ['Water Resistant']],
    ['Case for iPhone 15, Film for iPhone 15', ['iPhone 15']],
    ['iPhone 15 Pro Case, iPhone 15 Pro Film', ['iPhone 15 Pro']],
    ['iPhone 15 Case, iPhone 14 Film', []],
    ['O Ring Kit, O Ring Set', ['O Ring']],
    ['Red Cup, Red Lid', []],
  ])('in "%s"', (title, groups) => {
    expect(groupsOf(title)).toEqual(groups);
  });

  it('is a Japanese word from which a single kana is cut', () => {
    const title = 'スマホリング スマホスタンド スマホホルダー スマホ 車載';
    const rules = titleRules(inputSchema.parse({ title, marketplace: 'JP' }), {});
    const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
    expect(versions[0]?.title).toBe('スマホリング スタンド ホルダー スマホ 車載');
  });

  it('is found in the longest title of nothing but numbers and letters', () => {
    expect(groupsOf('b 1 '.repeat(125).trim()).length).toBeGreaterThan(0);
  });
});

describe('a word that goes for being there too often', () => {
  it.each([
    [
      'takes the rest of its name along',
      'iPhone 15 Pro Case, Film for iPhone 15 Pro, iPhone 15 Pro Magnetic Stand with Light',
      'iPhone 15 Pro Case, Film for iPhone 15 Pro, Magnetic Stand with Light',
    ],
    [
      'takes what it frees the product of along',
      'BPA Free Lead Free PVC Free Cup with Lid',
      'BPA Free Lead Free Cup with Lid',
    ],
    [
      'leaves no word before a size with its sign',
      'Slim iPhone 15 Case, Clear iPhone 15 Film, Stand for iPhone 15 6.1", Black',
      'Slim iPhone 15 Case, Clear iPhone 15 Film, Stand 6.1", Black',
    ],
    [
      'leaves the number of another model',
      'iPhone 15 Case, iPhone 14 Case, Film iPhone 13',
      'iPhone 15 Case, iPhone 14 Case, Film 13',
    ],
  ])('%s', (_title, title, expected) => {
    expect(written('minimal', title)).toBe(expected);
  });
});

describe('a name that stands more than once', () => {
  it.each([
    [
      'keeps its first copy, which alone loses the word that is too many',
      'Yoga Mat 6mm, Yoga Block, 2 Pack Yoga Strap Set, 2 Pack Yoga Strap Bag',
      'Yoga Mat 6mm, Yoga Block, 2 Pack Strap Set, Bag',
    ],
    [
      'keeps its number where the word behind it is too many',
      'Phone Case, Tough Case, iPhone 15 Case Slim, iPhone 15 Case Clear',
      'Phone Case, Tough Case, iPhone 15 Slim, Clear',
    ],
    [
      'keeps the word that its number belongs to',
      'iPhone Case, iPhone Film, iPhone 15 Pro Slim, iPhone 15 Pro Clear',
      'iPhone Case, Film, iPhone 15 Pro Slim, Clear',
    ],
  ])('%s', (_title, title, expected) => {
    expect(written('minimal', title)).toBe(expected);
  });

  it.each([
    ['goes whole where the word it begins with is forbidden', ['iphone'], 'Phone Case, Slim, Clear'],
    ['stays where another of its words is', ['case'], 'Phone, iPhone 15 Slim, Clear'],
  ])('%s', (_title, forbiddenWords, expected) => {
    const title = 'Phone Case, iPhone 15 Case Slim, iPhone 15 Case Clear';
    expect(written('minimal', title, { forbiddenWords })).toBe(expected);
  });

  it('never takes the last place of a word', () => {
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
        expect(wordsOf(written('minimal', text) ?? '')).toEqual(wordsOf(text));
      }),
    );
  });
});

describe('a word that the version for search could spare', () => {
  it.each([
    ['stays where "anti" is part of it', 'Anti Aging Cream, Anti Wrinkle Face Cream!', /Anti Wrinkle/],
    ['stays where "resistant" needs it', 'Water Resistant Bag, Water Repellent Cover!', /Water Repellent/],
    ['stays where a letter tells which one it is', 'Vitamin C Serum, Vitamin E Cream!', /Vitamin E/],
    ['stays where a number is part of a name', 'Air Max 270 Shoes, Air Max 270 Sneakers!', /Air Max 270 Sn/],
    ['goes elsewhere', 'Water Bottle, Sports Water Bottle Cap!', /^Water Bottle, Sports Cap$/],
  ])('%s', (_title, title, expected) => {
    expect(written('seo', title) ?? written('minimal', title)).toMatch(expected);
  });
});

describe('single letters and "plus"', () => {
  it.each([
    [
      'Vitamin E is no Italian "and"',
      'Acid, Vitamin E, Vitamin C, Vitamin D Cream',
      'Acid, Vitamin E, Vitamin C, D Cream',
    ],
    ['Plus is part of a name', 'Shockproof Case for iPhone 8 Plus!', 'Shockproof Case for iPhone 8 Plus'],
  ])('%s', (_title, title, expected) => {
    expect(written('minimal', title)).toBe(expected);
  });
});
