import { researchSources } from '../../engine/research-sources.ts';
import { inputSchema } from '../../engine/keyword-researcher.schema.ts';
import { gapTerms } from './gap-terms.ts';

function rowsOf(rows: readonly object[]) {
  const source = { kind: 'cerebro', name: 'cerebro.csv', date: null, rows };
  return researchSources(inputSchema.parse({ sources: [source] })).rows;
}
const RANKS = { B0EXAMPLE2: 4, B0EXAMPLE3: 14 };
const gap = (term: string, more: object = {}) => ({ term, ownRank: null, ranks: RANKS, ...more });

describe('gapTerms', () => {
  it("lists the terms with their volumes, without those that the seller's product ranks for", () => {
    const rows = rowsOf([gap('mug', { monthlyVolume: 1200 }), gap('cup'), { ...gap('pot'), ownRank: 3 }]);
    expect(gapTerms(rows)).toEqual({ all: 'mug\ncup', linked: 'mug\ncup', withVolumes: 'mug\t1200\ncup' });
  });

  it('has none where no file has ranks', () => {
    expect(gapTerms(rowsOf([{ term: 'mug', monthlyVolume: 5 }]))).toBeNull();
  });

  it('links as many as an address holds, whatever the script', () => {
    const terms = gapTerms(rowsOf(Array.from({ length: 400 }, (_, at) => gap(`保温水筒${at}`))));
    expect(terms?.all.split('\n')).toHaveLength(400);
    const encoded = encodeURIComponent(terms?.linked ?? '').length;
    expect(encoded).toBeLessThanOrEqual(6000);
    expect(encoded).toBeGreaterThan(5900);
  });
});
