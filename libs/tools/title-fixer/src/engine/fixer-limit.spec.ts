import { FIXER_CATEGORY_IDS, FIXER_MARKETPLACES } from './fixer-rules.data.ts';
import { fixerLimit } from './fixer-limit.ts';

describe('fixerLimit', () => {
  it.each(FIXER_MARKETPLACES.map((code) => [code] as const))(
    'of the standard rules in %s is 200, for apparel 125, in Japan 100',
    (marketplace) => {
      const isJapan = marketplace === 'JP';
      expect(fixerLimit('standard', marketplace, 'general')).toBe(isJapan ? 100 : 200);
      expect(fixerLimit('standard', marketplace, 'apparel')).toBe(isJapan ? 100 : 125);
    },
  );

  it.each(FIXER_CATEGORY_IDS.map((id) => [id] as const))(
    'since 2026-07-27 for %s is 75, for books 200',
    (id) => {
      expect(fixerLimit('title-2026-07-27', 'US', id)).toBe(id === 'books' ? 200 : 75);
    },
  );
});
