import { engine } from '../engine/title-fixer.engine.ts';
import { deferredEngine, loadLinted } from './deferred-engine.ts';

describe('deferredEngine of the title fixer', () => {
  it('has the examples and the rule sets of the engines that it loads', async () => {
    expect(await loadLinted()).toBe(engine);
    for (const { examples, ruleSets } of [await deferredEngine.load(), engine]) {
      expect(deferredEngine.examples).toBe(examples);
      expect(deferredEngine.ruleSets).toEqual(ruleSets);
    }
  });
});
