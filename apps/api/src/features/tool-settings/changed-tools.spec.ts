import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { changedTools, changeFacts, hasChanges } from './changed-tools.ts';

const tool = (id: string, category: ToolManifest['category'], order: number): ToolManifest => ({
  id,
  category,
  order,
  status: 'ready',
  hot: false,
  icon: 'square',
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
});
const TOOLS = [tool('a', 'optimization', 1), tool('b', 'optimization', 2), tool('c', 'financial', 1)];
const ids = (tools: readonly ToolManifest[]) => tools.map(({ id }) => id);

describe('changedTools', () => {
  it('is the built-in catalogue without changes', () => {
    expect(changedTools(TOOLS, { tools: {} }, ['zh', 'en'])).toEqual(TOOLS);
  });

  it('leaves out what is off, and ignores tools of another build', () => {
    expect(
      ids(changedTools(TOOLS, { tools: { a: { state: 'off' }, gone: { state: 'off' } } }, ['zh', 'en'])),
    ).toEqual(['b', 'c']);
  });

  it('changes state and badge', () => {
    const [first] = changedTools(TOOLS, { tools: { a: { state: 'developing', hot: true } } }, ['zh', 'en']);
    expect(first).toMatchObject({ id: 'a', status: 'developing', hot: true });
  });

  it('orders categories, and tools inside them', () => {
    const tools = { a: { position: 2 }, b: { position: 1 } };
    expect(ids(changedTools(TOOLS, { tools, categories: ['financial'] }, ['zh', 'en']))).toEqual([
      'c',
      'b',
      'a',
    ]);
  });
});

describe('changeFacts', () => {
  it('names each change', () => {
    expect(
      changeFacts({ categories: ['financial'], tools: { a: { hot: true, notice: { en: 'Soon' } } } }),
    ).toEqual({ 'a.hot': true, 'a.notice.en': 'Soon', categories: 'financial' });
    expect(hasChanges({ tools: {} })).toBe(false);
  });
});
