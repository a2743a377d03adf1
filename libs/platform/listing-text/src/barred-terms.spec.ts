import { findBarredTerms } from './barred-terms.ts';
import { findClaims } from './claims/find-claims.ts';

const termsOf = (keyword: string) =>
  findBarredTerms(keyword, findClaims).map(({ rule, text, isWhole }) => [rule, text, isWhole]);

describe('findBarredTerms', () => {
  it.each([
    ['yeti tumbler', 'rival-brand', 'yeti'],
    ['cures arthritis', 'medical', 'cures arthritis'],
    ['antibacterial mat', 'antimicrobial', 'antibacterial'],
    ['free shipping', 'shipping', 'free shipping'],
    ['B0ABCD1234', 'product-code', 'B0ABCD1234'],
  ])('bars all of %s', (keyword, rule, text) => {
    expect(termsOf(keyword)).toContainEqual([rule, text, true]);
  });

  it.each([
    ['cheap dog bed', 'offer', 'cheap'],
    ['günstige hundebett', 'offer', 'günstige'],
    ['狗窝 特价', 'offer', '特价'],
    ['amazon dog bed', 'rival-brand', 'amazon'],
    ['best dog bed', 'superlative', 'best'],
    ['b0abcd1234 bed', 'product-code', 'b0abcd1234'],
  ])('bars a part of %s', (keyword, rule, text) => {
    expect(termsOf(keyword)).toContainEqual([rule, text, false]);
  });

  it.each([
    ['dog bed'],
    ['case for iphone 15'],
    ['compatible with dyson v8'],
    // The offer is what the product says.
    ['garage sale sign'],
    ['macinasale'],
    ['sale rosa himalaya'],
    // No figure, one character less and one more.
    ['b0abcdefgh'],
    ['b0abcd123'],
    ['b0abcd12345'],
    // A longer word.
    ['wholesale bags'],
  ])('lets %s pass', (keyword) => {
    expect(termsOf(keyword)).toEqual([]);
  });

  it('does not judge how a keyword is written', () => {
    expect(termsOf('DOG BED LARGE GREY')).toEqual([]);
  });

  it('leaves it to the caller which brand is their own', () => {
    const own = findBarredTerms('yeti tumbler', (text, options) =>
      findClaims(text, { ...options, brand: 'Yeti' }),
    );
    expect(own).toEqual([]);
  });
});
