import type { ToolProducts } from '@seller-toolbox/products';
import { awaitsResults, productsOfTool } from './save-plan.ts';

const HOOK: ToolProducts = {
  reads: [{ field: 'title', path: 'title' }],
  writes: [{ field: 'title', path: 'rewritten' }],
  columns: [],
};
const toolAt = (status: 'ready' | 'running' | 'failed', isStale = false) => ({
  input: { title: 'BEST! Mug' },
  output: { rewritten: 'Mug' },
  state: { status },
  isStale,
  place: () => undefined,
  clear: () => Promise.resolve(),
});

describe('productsOfTool', () => {
  it('has the result of the input, and none of an earlier one', () => {
    expect(productsOfTool(HOOK, toolAt('ready'))).toEqual([{ title: 'Mug' }]);
    for (const tool of [toolAt('running'), toolAt('failed'), toolAt('ready', true)])
      expect(productsOfTool(HOOK, tool)).toEqual([{ title: 'BEST! Mug' }]);
  });
});

describe('awaitsResults', () => {
  it('is for a tool whose result is saved and still computed', () => {
    expect(awaitsResults(HOOK, toolAt('running'))).toBe(true);
    expect(awaitsResults({ reads: [], columns: [] }, toolAt('running'))).toBe(false);
    expect(
      [toolAt('ready'), toolAt('failed'), toolAt('running', true)].map((tool) => awaitsResults(HOOK, tool)),
    ).toEqual([false, false, false]);
  });
});
