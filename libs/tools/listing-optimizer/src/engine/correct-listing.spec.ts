import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { runEngine } from '@seller-toolbox/tool-contract';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { correctListing, remainingClaims, type CorrectedText, type ListingText } from './correct-listing.ts';
import { allClaims } from './listing-claims.ts';
import { engine } from './listing-optimizer.engine.ts';

const EMPTY: ListingText = { title: '', bullets: [], description: '', searchTerms: '' };

function correct(
  text: Partial<ListingText> & { brands?: string },
  ruleSet = 'title-2026-07-27',
): CorrectedText {
  const input = engine.inputSchema.parse({ ...EMPTY, ...text, ruleSet });
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return correctListing(input, result.output, findClaims);
}

describe('correctListing', () => {
  it('leaves a clean listing as it is', () => {
    const clean = {
      title: 'Lunch Bag for Work ',
      bullets: ['Keeps food cold', ' iPhone pocket'],
      description: 'A bag.',
      searchTerms: 'tote cooler',
    };
    expect(correct(clean)).toEqual({ ...clean, hasUselessTerms: false });
  });

  it.each([
    ['a mark', '• Keeps food cold', 'Keeps food cold'],
    ['a small start', 'keeps food cold', 'Keeps food cold'],
    ['punctuation at the end', 'Keeps food cold.', 'Keeps food cold'],
    ['a claim', 'Easy to clean, best seller, dries fast', 'Easy to clean, dries fast'],
  ])('corrects %s of a bullet point', (_name, bullet, corrected) => {
    expect(correct({ bullets: [bullet] }).bullets).toEqual([corrected]);
  });

  it('removes HTML from bullets, whatever the rules of the description keep', () => {
    const text = '<b>Keeps cold</b> for 24 hours &amp; more';
    const { bullets, description } = correct({ bullets: [text], description: text }, 'standard');
    expect(bullets[0]).not.toMatch(/<b>|&amp;/u);
    expect(description).toContain('<b>');
  });

  it('changes no heading in capitals', () => {
    const bullets = [
      'KEEPS DRINKS COLD FOR 24 HOURS – Double-wall steel',
      'LEICHT ZU REINIGEN: Große Öffnung',
    ];
    expect(correct({ bullets, title: 'Bottle' }).bullets).toEqual(bullets);
  });

  it('keeps a claim word of a brand to leave out', () => {
    const text = { title: 'Best Dry Lunch Bag', bullets: ['The Best Dry bag, best seller, dries fast'] };
    expect(correct({ ...text, brands: 'Best Dry' })).toMatchObject({
      title: text.title,
      bullets: ['The Best Dry bag, dries fast'],
    });
  });

  it('removes repeats, title words, brands and commas of search terms', () => {
    expect(
      correct({ title: 'Lunch Bag', searchTerms: 'lunch tote, totes, cooler, yeti, picnic' }).searchTerms,
    ).toBe('tote cooler picnic');
  });

  it('keeps commas of search terms by rules that count terms', () => {
    expect(correct({ searchTerms: 'tote, totes, tote' }, 'standard').searchTerms).toBe('tote, totes, tote');
  });

  it('has nothing to correct in what it corrected', () => {
    const once = correct({
      title: 'Lunch Bag, Free Shipping',
      bullets: ['- soft lining;', '100% satisfaction guaranteed'],
      description: '<b>A bag</b> for school',
      searchTerms: 'Lunch Bags, TOTE, tote, best cooler',
    });
    const { hasUselessTerms: _, ...text } = once;
    expect(correct(text)).toEqual(once);
  });

  // An empty cell would delete the bullet point in the shop.
  it('leaves a field as it is where nothing useful would be left', () => {
    const listing = {
      title: 'Heilt Erkältung',
      bullets: ['Contact us at help@acme.com or call 1-800-555-0199', 'Soft cotton lining', '•', ' ; '],
      description: 'Contact us at help@acme.com or call 1-800-555-0199',
    };
    expect(correct(listing)).toMatchObject(listing);
  });

  it.each([
    ['Lunch Bag', 'lunch bags, Lunch', true, 'lunch bags, Lunch'],
    ['Lunch Bag', 'yeti', true, 'yeti'],
    ['Lunch Bag', 'lunch, tote', false, 'tote'],
    ['Lunch Bag', '  ', false, '  '],
  ])('of the title "%s" and the terms "%s" has useless terms: %s', (title, searchTerms, expected, left) => {
    expect(correct({ title, searchTerms })).toMatchObject({ hasUselessTerms: expected, searchTerms: left });
  });

  it.each([
    ['Heilt Erkältung', true],
    ['Kissen, heilt Erkältung, weiß', false],
    ['Lunch Bag, Free Shipping', false],
  ])('leaves a claim that removes the listing in the title "%s": %s', (title, expected) => {
    const input = engine.inputSchema.parse({ ...EMPTY, title, ruleSet: 'title-2026-07-27' });
    const left = remainingClaims(input, correct({ title }), findClaims);
    expect(removingClaims(allClaims(left)).length > 0).toBe(expected);
  });
});
