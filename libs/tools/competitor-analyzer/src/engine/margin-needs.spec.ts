import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './competitor-analyzer.engine.ts';
import type { SourceRow } from './competitor-sources.schema.ts';

const PACKAGE = { length: 10, width: 8, height: 4, weight: 0.9, unitSystem: 'imperial' };
const HUGE = { ...PACKAGE, length: 2540, width: 2540, height: 2540 };
const KNOWN = { unitCost: 3, category: 'home' };

function needsOf(rows: readonly SourceRow[], more: object) {
  const sources = [{ kind: 'own-table', rows: rows.map((row, at) => ({ asin: `B0${at}`, ...row })) }];
  const result = runEngine(engine, { sources, ...more }, { now: Date.UTC(2026, 10, 21) });
  if (!result.ok || result.output.sample) throw new Error(JSON.stringify(result));
  return result.output.marginNeeds;
}

describe('the needs of a margin', () => {
  it.each([
    ['nothing else', {}, ['unit-cost', 'category', 'fulfillment-fee']],
    // The note named a cost and a category that were there.
    ['cost and category', KNOWN, ['fulfillment-fee']],
    ['a package with a side of 0', { ...KNOWN, ownPackage: { ...PACKAGE, width: 0 } }, ['fulfillment-fee']],
    ['a package without weight', { ...KNOWN, ownPackage: { ...PACKAGE, weight: null } }, ['fulfillment-fee']],
    ['a package above the card', { ...KNOWN, ownPackage: HUGE }, ['typed-fulfillment-fee']],
    ['a whole package', { ...KNOWN, ownPackage: PACKAGE }, []],
    ['a package above the card and a typed fee', { ...KNOWN, ownPackage: HUGE, fbaFee: 4 }, []],
    ['a cost of 0 and fees', { ...KNOWN, unitCost: 0, fbaFee: 4 }, []],
    ['fees, but no cost', { category: 'home', fbaFee: 4 }, ['unit-cost']],
    [
      'a category that the table has no fee for',
      { ...KNOWN, marketplace: 'UK', category: 'gift-cards', fbaFee: 4 },
      ['other-category'],
    ],
    ['cost and fulfillment fee', { unitCost: 3, fbaFee: 4 }, ['category']],
  ])('beside a price and %s', (_, more, expected) => {
    expect(needsOf([{ price: 9.99 }], more)).toEqual(expected);
  });

  it('are the cost only beside all fees of a file', () => {
    expect(needsOf([{ price: 20 }, { price: 20, allFees: 5 }], {})).toEqual(['unit-cost']);
  });

  it('are none once one product has a margin', () => {
    expect(needsOf([{ price: 20 }, { price: 20, fbaFee: 5 }], KNOWN)).toEqual([]);
  });

  it.each([[{ rating: 4 }], [{ price: 0 }]])('are none where %j is all that a file says', (row) => {
    expect(needsOf([row], {})).toEqual([]);
  });
});
