import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { titleLimit } from './title-limit.ts';

const MARKETPLACES = LISTING_MARKETPLACES.map(({ code }) => [code] as const);

describe('titleLimit', () => {
  it.each(MARKETPLACES)('of the standard rules in %s is 200, in Japan 100', (marketplace) => {
    expect(titleLimit(TITLE_POLICIES.standard, marketplace, 'general')).toBe(
      marketplace === 'JP' ? 100 : 200,
    );
  });

  it('of the standard rules is no different for books', () => {
    expect(titleLimit(TITLE_POLICIES.standard, 'JP', 'books')).toBe(100);
    expect(titleLimit(TITLE_POLICIES.standard, 'US', 'books')).toBe(200);
  });

  it.each(MARKETPLACES)('since 2026-07-27 in %s is 75, for books 200', (marketplace) => {
    const policy = TITLE_POLICIES['title-2026-07-27'];
    expect(titleLimit(policy, marketplace, 'home')).toBe(75);
    expect(titleLimit(policy, marketplace, 'books')).toBe(200);
  });
});
