// @ts-check
import ReachingSpecs from './reaching-specs.cjs';

const titles = { a: ['sum adds', 'sum rounds'], b: ['SUM ROUNDS half up'], c: ['product'] };
const left = (/** @type {string} */ pattern, /** @type {string[]} */ ...paths) =>
  ReachingSpecs.withTest(
    paths.map((path) => ({ path })),
    pattern,
    titles,
  ).map(({ path }) => path);

describe('ReachingSpecs', () => {
  it('leaves out files without a named test, in any case of its letters', () => {
    expect(left('(sum adds)', 'a', 'b', 'c')).toEqual(['a']);
    expect(left('(sum rounds)|(product)', 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(left('(quotient)', 'a', 'b', 'c')).toEqual([]);
  });

  it('keeps a file whose titles are not known', () => {
    expect(left('(quotient)', 'a', 'new')).toEqual(['new']);
  });
});
