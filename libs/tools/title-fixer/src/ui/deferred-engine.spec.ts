import { engine } from '../engine/title-fixer.engine.ts';
import { deferredEngine } from './deferred-engine.ts';

describe('deferredEngine of the title fixer', () => {
  it('has the examples and the rule sets of the engine that it loads', async () => {
    expect(await deferredEngine.load()).toBe(engine);
    expect(deferredEngine.examples).toBe(engine.examples);
    expect(deferredEngine.ruleSets).toEqual(engine.ruleSets);
  });
});
