import fc from 'fast-check';
import { differingRuns } from './differing-runs.ts';

const differing = (title: string, ...others: string[]) =>
  differingRuns(title, others)
    .filter(({ differs }) => differs)
    .map(({ text }) => text);

describe('differingRuns', () => {
  it('marks what only this title has', () => {
    expect(differing('Dog Bed, Large, Gray', 'Dog Bed, Large')).toEqual([', Gray']);
  });

  it('marks what all others have elsewhere', () => {
    expect(differing('Dog Bed, Gray, Large', 'Dog Bed, Large, Gray')).toEqual(['Gray', 'Large']);
  });

  it('marks what one of several others has not', () => {
    expect(differing('Dog Bed Gray', 'Dog Bed Gray', 'Dog Bed')).toEqual([' Gray']);
  });

  it('marks nothing in equal titles or in the only one', () => {
    expect(differing('Dog Bed', 'Dog Bed')).toEqual([]);
    expect(differingRuns('Dog Bed', [])).toEqual([{ text: 'Dog Bed', differs: false }]);
    expect(differingRuns('', ['Dog Bed'])).toEqual([]);
  });

  it('joins to the title, with changing marks', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b ', '水筒', ', ', '🙂'), maxLength: 30 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (title, others) => {
        const runs = differingRuns(title, others, 'ja');
        expect(runs.map((run) => run.text).join('')).toBe(title);
        runs.slice(1).forEach((run, index) => expect(run.differs).not.toBe(runs[index]?.differs));
      }),
    );
  });
});
