import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { titleLimit } from './title-limit.ts';

const MARKETPLACES = LISTING_MARKETPLACES.map(({ code }) => [code] as const);

describe('titleLimit', () => {
  it.each(MARKETPLACES)('is 200 by the standard rules in %s, 100 in Japan', (marketplace) => {
    expect(titleLimit(TITLE_POLICIES.standard, marketplace, 'general')).toBe(
      marketplace === 'JP' ? 100 : 200,
    );
  });

  it('is the same for books by the standard rules', () => {
    expect(titleLimit(TITLE_POLICIES.standard, 'JP', 'books')).toBe(100);
    expect(titleLimit(TITLE_POLICIES.standard, 'US', 'books')).toBe(200);
  });

  it.each(MARKETPLACES)('is 75 since 2026-07-27 in %s, for books 200', (marketplace) => {
    const policy = TITLE_POLICIES['title-2026-07-27'];
    expect(titleLimit(policy, marketplace, 'home')).toBe(75);
    expect(titleLimit(policy, marketplace, 'books')).toBe(200);
  });
});
