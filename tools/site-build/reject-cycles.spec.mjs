// @ts-check
import { findCycle } from './reject-cycles.mjs';

/** @param {Record<string, string[]>} imports */
const cycleOf = (imports) => findCycle(new Map(Object.entries(imports)));

describe('files that import one another', () => {
  it('are none in a tree, nor where two import the same', () => {
    expect(cycleOf({ main: ['core', 'site'], site: ['core'], core: ['vendor'] })).toBeNull();
  });

  it.each([
    [{ 'listing-text': ['tool'], tool: ['listing-text'] }, ['listing-text', 'tool', 'listing-text']],
    [{ main: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
    [{ a: ['a'] }, ['a', 'a']],
  ])('are found in %j', (imports, cycle) => {
    expect(cycleOf(imports)).toEqual(cycle);
  });
});
