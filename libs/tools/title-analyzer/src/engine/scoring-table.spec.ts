import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { CATEGORY_WORDS } from '@seller-toolbox/reference-data/category-words.data';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { SUBJECTIVE_WORDS } from '@seller-toolbox/reference-data/subjective-words.data';
import { analyzeTitle } from './analyze-title.ts';
import { inputSchema } from './title-analyzer.schema.ts';

const analyze = (input: Record<string, unknown>) =>
  analyzeTitle(inputSchema.parse(input), { findClaims, categoryWords: CATEGORY_WORDS });

/** The points that a row costs, by score; empty where it does not apply. */
function pointsOf(code: string, input: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(analyze(input).breakdown).flatMap(([score, { deductions }]) =>
      deductions.filter((deduction) => deduction.code === code).map(({ points }) => [score, points]),
    ),
  );
}

/** A title of `length` characters in words of four letters. */
const ofLength = (length: number) => 'word '.repeat(length).slice(0, length - 1) + 'x';
const ofWords = (count: number) => Array(count).fill('word').join(' ');

describe('row: title over the marketplace limit', () => {
  const points = { score: 30, complianceScore: 25, marketplaceCompliance: 30 };

  it.each([
    ['US', 199, {}],
    ['US', 200, {}],
    ['US', 201, points],
    ['JP', 100, {}],
    ['JP', 101, points],
  ])('in %s at %d characters', (marketplace, length, expected) => {
    expect(pointsOf('title-too-long', { title: ofLength(length), marketplace })).toEqual(expected);
  });

  it.each([
    ['home', 75, {}],
    ['home', 76, points],
    ['books', 200, {}],
    ['books', 201, points],
  ])('since 2026-07-27 for %s at %d characters', (category, length, expected) => {
    const input = { title: ofLength(length), category, ruleSet: 'title-2026-07-27' };
    expect(pointsOf('title-too-long', input)).toEqual(expected);
  });

  it('counts code points', () => {
    expect(pointsOf('title-too-long', { title: '🙂'.repeat(200) })).toEqual({});
    expect(pointsOf('title-too-long', { title: '🙂'.repeat(201) })).toEqual(points);
  });
});

describe('row: under 50 characters', () => {
  it.each([
    [49, { score: 20, seoScore: 15 }],
    [50, {}],
    [51, {}],
  ])('at %d characters', (length, expected) => {
    expect(pointsOf('title-too-short', { title: ofLength(length) })).toEqual(expected);
  });

  it('white space at the ends does not count', () => {
    expect(pointsOf('title-too-short', { title: ` ${ofLength(49)} ` })).not.toEqual({});
  });
});

describe('row: target keyword missing', () => {
  it('costs main 25 and SEO 30', () => {
    expect(pointsOf('keyword-missing', { title: 'Steel cup', keyword: 'bottle' })).toEqual({
      score: 25,
      seoScore: 30,
    });
  });

  it.each([
    ['the keyword is there in another case', 'Steel BOTTLE', 'bottle'],
    ['the keyword is part of a word', 'Steel Bottles', 'bottle'],
    ['no keyword is given', 'Steel cup', ''],
    ['the keyword is blank', 'Steel cup', '  '],
  ])('costs nothing when %s', (_title, title, keyword) => {
    expect(pointsOf('keyword-missing', { title, keyword })).toEqual({});
  });
});

describe('row: target keyword absent from the title', () => {
  it('costs another SEO 20', () => {
    const analysis = analyze({ title: `${ofLength(79)}`, keyword: 'bottle' });
    expect(pointsOf('keyword-absent', { title: ofLength(79), keyword: 'bottle' })).toEqual({ seoScore: 20 });
    expect(analysis.seoScore).toBe(100 - 30 - 20 - 10 - 5);
  });

  it('costs nothing when no keyword is given', () => {
    expect(pointsOf('keyword-absent', { title: 'Steel cup' })).toEqual({});
  });
});

describe('row: keyword starts after position 50', () => {
  const startingAt = (start: number) => ({ title: `${ofLength(start - 1)} bottle`, keyword: 'bottle' });

  it.each([
    [49, {}],
    [50, {}],
    [51, { score: 15, seoScore: 20 }],
  ])('at zero-based position %d', (start, expected) => {
    expect(analyze(startingAt(start)).keyword?.start).toBe(start);
    expect(pointsOf('keyword-late', startingAt(start))).toEqual(expected);
  });

  it('gives the position counted from one', () => {
    const { issues } = analyze(startingAt(51));
    expect(issues.find(({ code }) => code === 'keyword-late')?.params).toEqual({
      keyword: 'bottle',
      max: 50,
      position: 52,
    });
  });

  it('looks at the first occurrence', () => {
    expect(pointsOf('keyword-late', { title: `bottle ${ofLength(60)} bottle`, keyword: 'bottle' })).toEqual(
      {},
    );
  });

  it('counts code points', () => {
    expect(pointsOf('keyword-late', { title: `${'🙂'.repeat(49)} bottle`, keyword: 'bottle' })).toEqual({});
    expect(pointsOf('keyword-late', { title: `${'🙂'.repeat(50)} bottle`, keyword: 'bottle' })).not.toEqual(
      {},
    );
  });
});

describe('row: keyword density over 15 percent', () => {
  it.each([
    ['2 of 13 words', `${ofWords(12)} bottle`, { score: 10, complianceScore: 15 }],
    ['2 of 14 words', `${ofWords(13)} bottle`, {}],
    ['3 of 20 words, which is 15 percent', `${ofWords(18)} bottle bottles`, {}],
    ['3 of 19 words', `${ofWords(17)} bottle bottles`, { score: 10, complianceScore: 15 }],
  ])('at %s', (_title, title, expected) => {
    expect(pointsOf('keyword-density-high', { title, keyword: 'bottle' })).toEqual(expected);
  });

  it('costs nothing when no keyword is given', () => {
    expect(pointsOf('keyword-density-high', { title: 'a a a' })).toEqual({});
  });
});

describe('row: each subjective word', () => {
  it.each(SUBJECTIVE_WORDS.map((word) => [word]))('"%s" costs main 8 and compliance 12', (word) => {
    const input = { title: `Steel ${word.toUpperCase()} cup` };
    expect(pointsOf('subjective-words', input)).toEqual({ score: 8, complianceScore: 12 });
  });

  it('the list has 31 different ones', () => {
    expect(new Set(SUBJECTIVE_WORDS).size).toBe(31);
  });

  it.each([
    ['two different ones count twice', 'Best and perfect cup', { score: 16, complianceScore: 24 }],
    ['the same one twice counts once', 'Best cup, best price', { score: 8, complianceScore: 12 }],
    ['a phrase does not count its word again', 'Best seller cup', { score: 8, complianceScore: 12 }],
    ['a phrase and its word elsewhere are two', 'Best seller, best cup', { score: 16, complianceScore: 24 }],
    ['inside another word it does not count', 'Laptop bestie', {}],
  ])('%s', (_title, title, expected) => {
    expect(pointsOf('subjective-words', { title })).toEqual(expected);
  });

  it('many of them do not push a score below 0', () => {
    const { score, complianceScore, breakdown } = analyze({ title: SUBJECTIVE_WORDS.join(' and ') });
    expect([score, complianceScore]).toEqual([0, 0]);
    expect(breakdown.score.isFloored).toBe(true);
  });
});

describe('row: more than 2 of the symbols ™ ® ©', () => {
  it.each([
    ['A™ B®', {}],
    ['A™ B® C©', { score: 10, complianceScore: 15 }],
    ['A™™™', { score: 10, complianceScore: 15 }],
  ])('in %s', (title, expected) => {
    expect(pointsOf('excess-symbols', { title })).toEqual(expected);
  });
});

describe('row: more than 3 punctuation characters', () => {
  it.each([
    ['a, b, c.', {}],
    ['a, b, c.!', { score: 8 }],
    ['a，b；c：d？', { score: 8 }],
    ['a, b, c, 3.5', {}],
  ])('in %s', (title, expected) => {
    expect(pointsOf('excess-punctuation', { title })).toEqual(expected);
  });
});

describe('row: more than 2 all-caps words of 3 or more letters', () => {
  it.each([
    ['BIG NEW cup', {}],
    ['BIG NEW CUP', { score: 12, complianceScore: 10 }],
    ['BIG BIG BIG', { score: 12, complianceScore: 10 }],
    ['BIG NEW XL', {}],
    ['BIG NEW USB LED WIFI', {}],
  ])('in %s', (title, expected) => {
    expect(pointsOf('excess-capitals', { title })).toEqual(expected);
  });
});

describe('row: no brand word and more than 8 words', () => {
  it.each([
    [ofWords(8), {}],
    [ofWords(9), { seoScore: 5 }],
    [`${ofWords(8)} by`, {}],
    [`${ofWords(8)} From`, {}],
    [`${ofWords(8)} BRAND`, {}],
    [`${ofWords(8)} Baby`, { seoScore: 5 }],
  ])('in %s', (title, expected) => {
    expect(pointsOf('brand-word-missing', { title })).toEqual(expected);
  });
});

describe('row: each category restriction keyword missing', () => {
  it.each([
    ['general', 'cup', {}],
    ['home', 'cup', { categoryOptimization: 20 }],
    ['home', 'cup of good Material', { categoryOptimization: 10 }],
    ['home', 'material and dimensions', {}],
    ['clothing', 'cup', { categoryOptimization: 30 }],
    ['toys', 'teenage safety', { categoryOptimization: 20 }],
    ['health', 'cup', { categoryOptimization: 20 }],
    ['health', 'cup with fda claims', {}],
    ['beauty', 'cup', { categoryOptimization: 20 }],
  ])('for %s in "%s"', (category, title, expected) => {
    expect(pointsOf('category-keywords-missing', { title, category })).toEqual(expected);
  });

  it.each([
    ['health', {}],
    ['beauty', { categoryOptimization: 10 }],
    ['electronics', { categoryOptimization: 10 }],
  ])('since 2026-07-27 counts no claims among the words of %s', (category, expected) => {
    const input = { title: 'cup', category, ruleSet: 'title-2026-07-27' };
    expect(pointsOf('category-keywords-missing', input)).toEqual(expected);
  });

  it.each(['standard', 'title-2026-07-27'])('never advises to add a claim by %s', (ruleSet) => {
    for (const category of ['health', 'beauty', 'electronics']) {
      const { suggestions } = analyze({ title: 'cup', category, ruleSet });
      const advice = suggestions.find(({ code }) => code === 'category-keywords-missing');
      for (const word of ['fda', 'claims', 'warranty'])
        expect(advice?.params?.['words'] ?? []).not.toContain(word);
    }
  });
});

describe('row: over 80 characters', () => {
  it.each([
    [80, {}],
    [81, { seoScore: 8 }],
  ])('at %d characters', (length, expected) => {
    expect(pointsOf('mobile-cut', { title: ofLength(length) })).toEqual(expected);
  });

  it('is off since 2026-07-27', () => {
    expect(pointsOf('mobile-cut', { title: ofLength(81), ruleSet: 'title-2026-07-27' })).toEqual({});
  });
});

describe('rows since 2026-07-27 that no title can break together', () => {
  const SINCE = { ruleSet: 'title-2026-07-27' };

  it.each(LISTING_MARKETPLACES.map(({ code }) => code))('in %s allow a length', (marketplace) => {
    const free = Array.from({ length: 100 }, (_, at) => at + 1).filter((length) => {
      const { issues } = analyze({ title: ofLength(length), marketplace, ...SINCE });
      return !issues.some(({ code }) =>
        ['title-too-short', 'title-too-long', 'marketplace-length-high'].includes(code),
      );
    });
    expect(free.length).toBeGreaterThan(20);
  });

  it.each([
    ['JP', 19, { score: 20, seoScore: 15 }],
    ['JP', 20, {}],
    ['DE', 49, { score: 20, seoScore: 15 }],
    ['DE', 50, {}],
  ])('in %s a title of %d characters is too short or not', (marketplace, length, points) => {
    const input = { title: ofLength(length), marketplace };
    expect(pointsOf('title-too-short', { ...input, ...SINCE })).toEqual(points);
    expect(pointsOf('title-too-short', input)).toEqual(length < 50 ? { score: 20, seoScore: 15 } : {});
  });
});

describe('row: keyword whose words are apart', () => {
  const TITLE = 'Acme Bottle for Water, Stainless Steel, Straw Lid, 32 oz, Gray';
  const SINCE = { ruleSet: 'title-2026-07-27' };

  it.each(['water bottle', 'steel bottles', 'bottle lid'])(
    'costs little of %j since 2026-07-27',
    (keyword) => {
      const input = { title: TITLE, keyword };
      expect(pointsOf('keyword-split', { ...input, ...SINCE })).toEqual({ score: 5, seoScore: 10 });
      expect(pointsOf('keyword-missing', { ...input, ...SINCE })).toEqual({});
      expect(pointsOf('keyword-absent', { ...input, ...SINCE })).toEqual({});
      expect(pointsOf('keyword-missing', input)).toEqual({ score: 25, seoScore: 30 });
      expect(pointsOf('keyword-split', input)).toEqual({});
    },
  );

  it('is not applied where a word is missing', () => {
    const input = { title: TITLE, keyword: 'water jug', ...SINCE };
    expect(pointsOf('keyword-split', input)).toEqual({});
    expect(pointsOf('keyword-missing', input)).toEqual({ score: 25, seoScore: 30 });
  });

  it('marks the words in the title', () => {
    const { highlights } = analyze({ title: TITLE, keyword: 'water bottle', ...SINCE });
    const marked = highlights.filter(({ codes }) => codes.includes('keyword'));
    expect(marked.map(({ start, end }) => TITLE.slice(start, end))).toEqual(['Bottle', 'Water']);
  });

  it.each(['leakproof', 'leak-proof', 'leak proof'])(
    'finds each spelling of %j since 2026-07-27',
    (keyword) => {
      const input = { title: 'Acme Leak-Proof Bottle', keyword };
      expect(analyze({ ...input, ...SINCE }).keyword).toEqual({ whole: 1, partial: 0, start: 5 });
    },
  );

  it.each([
    ['US', "Acme Women's Running Shoes", 'womens running shoes', 5],
    ['US', 'Acme Glass Storage Box', 'glass storage boxes', 5],
    ['US', 'Acme Storage Box, Glass', 'storage boxes', 5],
    ['DE', 'Acme Trinkflasche 1L', 'Trinkflaschen', 5],
    ['DE', 'Acme Kinder-Rucksack', 'kind rucksack', 5],
  ])('in %s, "%s" has the keyword "%s" as a singular or plural', (marketplace, title, keyword, start) => {
    const analysis = analyze({ title, keyword, marketplace, ...SINCE });
    expect(analysis.keyword).toEqual({ whole: 1, partial: 0, start });
  });

  it.each([
    ['US', 'Acme Bottle, Leak-Proof', 'leakproof bottle', ['Bottle', 'Leak-Proof']],
    ['US', 'Acme Bottle, Leakproof', 'leak proof bottle', ['Bottle', 'Leakproof']],
    ['US', 'Acme Plant Stand', 'stand planter', []],
    ['US', 'Acme Trinkflasche Gold', 'gold trinkflaschen', []],
    ['DE', 'Acme Trinkflasche, Gold', 'gold trinkflaschen', ['Trinkflasche', 'Gold']],
    ['DE', 'Acme Ei, Gold', 'gold ein', []],
  ])('in %s, "%s" has of "%s" apart: %j', (marketplace, title, keyword, words) => {
    const { highlights } = analyze({ title, keyword, marketplace, ...SINCE });
    const marked = highlights.filter(({ codes }) => codes.includes('keyword'));
    expect(marked.map(({ start, end }) => title.slice(start, end))).toEqual(words);
  });

  it('charges no density for one use since 2026-07-27', () => {
    const input = { title: 'Acme Water Bottle with Lid', keyword: 'water bottle' };
    expect(pointsOf('keyword-density-high', input)).toEqual({ score: 10, complianceScore: 15 });
    expect(pointsOf('keyword-density-high', { ...input, ...SINCE })).toEqual({});
    const twice = { title: 'Water Bottle or Water Bottle', keyword: 'water bottle', ...SINCE };
    expect(pointsOf('keyword-density-high', twice)).toEqual({ score: 10, complianceScore: 15 });
  });
});

describe('advice of a category since 2026-07-27', () => {
  const advised = (input: object) =>
    analyze({ ruleSet: 'title-2026-07-27', ...input }).suggestions.find(
      ({ code }) => code === 'category-keywords-missing',
    )?.params?.['words'];

  it.each([
    ['DE', 'clothing', 'Acme Damen Kleid', ['größe', 'material', 'waschbar']],
    ['DE', 'clothing', 'Acme Damen Kleid Baumwolle Gr. 38', ['waschbar']],
    ['DE', 'home', 'Acme Schneidebrett Holz 40 cm', undefined],
    ['JP', 'clothing', 'アクメ ワンピース 綿100% フリーサイズ', ['洗える']],
    ['JP', 'electronics', 'アクメ 充電器 iPhone対応', undefined],
    ['FR', 'toys', 'Acme puzzle', ['ans', 'sécurité']],
    ['US', 'home', 'Acme cutting board', ['dimensions', 'material']],
    ['DE', 'health', 'Acme Tee', undefined],
  ])('in %s for %s of %j', (marketplace, category, title, words) => {
    expect(advised({ marketplace, category, title })).toEqual(words);
  });

  it('asks German titles for no English brand word', () => {
    const title = 'Acme Trinkflasche Edelstahl mit Deckel und Strohhalm für Sport und Reise';
    const codes = (input: object) => analyze({ title, ...input }).suggestions.map(({ code }) => code);
    expect(codes({ marketplace: 'DE' })).toContain('brand-word-missing');
    expect(codes({ marketplace: 'DE', ruleSet: 'title-2026-07-27' })).not.toContain('brand-word-missing');
  });
});

describe('row: Japan marketplace over 50 characters', () => {
  it.each([
    ['JP', 50, {}],
    ['JP', 51, { marketplaceCompliance: 15 }],
    ['US', 51, {}],
  ])('in %s at %d characters', (marketplace, length, expected) => {
    expect(pointsOf('marketplace-length-high', { title: ofLength(length), marketplace })).toEqual(expected);
  });
});

describe('row: under 100 characters', () => {
  it.each([
    [99, { seoScore: 10 }],
    [100, {}],
  ])('at %d characters', (length, expected) => {
    expect(pointsOf('length-below-advised', { title: ofLength(length) })).toEqual(expected);
  });

  it('applies to a title under 50 characters as well', () => {
    expect(pointsOf('length-below-advised', { title: ofLength(49) })).toEqual({ seoScore: 10 });
  });

  it('is off since 2026-07-27', () => {
    expect(pointsOf('length-below-advised', { title: ofLength(60), ruleSet: 'title-2026-07-27' })).toEqual(
      {},
    );
  });
});

describe('row: fewer than 8 words', () => {
  it.each([
    [7, { seoScore: 15 }],
    [8, {}],
  ])('at %d words', (count, expected) => {
    expect(pointsOf('few-words', { title: ofWords(count) })).toEqual(expected);
  });

  it('counts Japanese words without spaces', () => {
    const title = 'ステンレス水筒保温保冷真空断熱軽量広口';
    expect(analyze({ title, marketplace: 'JP' }).wordCount).toBeGreaterThanOrEqual(8);
    expect(pointsOf('few-words', { title, marketplace: 'JP' })).toEqual({});
  });
});

describe('claims that get a listing removed', () => {
  const TITLE = 'Steel Water Bottle with Straw Lid from Acme, 32 oz, Leakproof, for Gym';

  it.each([
    ['none', TITLE, null],
    ['one', TITLE.replace('Leakproof', 'Cures Colds'), 50],
    ['two', TITLE.replace('Leakproof', 'Cures Colds').replace('for Gym', 'Free Shipping'), 30],
  ])('%s of them caps the main and the compliance score since 2026-07-27', (_count, title, cap) => {
    const analysis = analyze({ title, ruleSet: 'title-2026-07-27' });
    for (const name of ['score', 'complianceScore'] as const) {
      const points = analysis.breakdown[name].deductions.reduce(
        (sum, deduction) => sum + deduction.points,
        0,
      );
      expect(analysis[name]).toBe(cap ?? 100 - points);
      expect(100 - points).toBe(analysis[name]);
    }
    expect(analysis.issues.some(({ code }) => code === 'removal-risk')).toBe(cap !== null);
  });

  it('takes no points by the standard rules, and shows the claims', () => {
    const claim = analyze({ title: TITLE.replace('Leakproof', 'Cures Colds') });
    expect(claim.score).toBe(analyze({ title: TITLE }).score);
    expect(claim.claims).toMatchObject([{ rule: 'medical', severity: 'error', text: 'Cures Colds' }]);
  });

  it('have offsets of the untrimmed title', () => {
    const title = '  Cup, free shipping';
    const [claim] = analyze({ title }).claims;
    expect(title.slice(claim?.start, claim?.end)).toBe('free shipping');
  });
});
