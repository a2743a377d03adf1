import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function forSearch(title: string, marketplace = 'US'): string | undefined {
  const rules = titleRules(inputSchema.parse({ title, marketplace }), {});
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return (versions.find(({ strategy }) => strategy === 'seo') ?? versions[0])?.title;
}

describe('the version for search', () => {
  it.each([
    ['Steel Bottle Silicone Lid, Steel Lid, Blue!', /, (?:Steel )?Lid, Blue$/u],
    ['Dog Bed Cat Mat, Dog Mat, Grey!', /, (?:Dog )?Mat, Grey$/u],
    ['Black Case Red Band, Black Band, Watch!', /, (?:Black )?Band, Watch$/u],
  ])('drops no phrase of which an earlier one has the words apart: %s', (title, expected) => {
    expect(forSearch(title)).toMatch(expected);
  });

  it.each([
    ['Air Max 270 Shoes, Air Max Shoes, Red!', 'Air Max 270 Shoes, Red'],
    ['Set Steel Bottle 32 oz, Steel Bottle, Red!', 'Set Steel Bottle 32 oz, Red'],
  ])('drops a phrase that an earlier one says, but for a number: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });
});
