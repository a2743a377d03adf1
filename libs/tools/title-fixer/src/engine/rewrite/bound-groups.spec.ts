import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { boundGroups } from './bound-groups.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { toDraft } from './title-units.ts';

const rulesOf = (title: string) => titleRules(inputSchema.parse({ title }), {});
const written = (strategy: Strategy, title: string) => {
  const rules = rulesOf(title);
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
