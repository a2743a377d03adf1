import type { BuiltInTool, ToolChanges } from '@seller-toolbox/contracts/tool-settings';
import {
  changedToolIds,
  changeTool,
  draftCategories,
  isSameDraft,
  moveCategory,
  moveTool,
  resetTool,
} from './tool-draft.ts';

const tool = (id: string, category: BuiltInTool['category']): BuiltInTool => ({
  id,
  category,
  status: 'ready',
  hot: false,
  names: {},
});
const A = tool('a', 'optimization');
const BUILT_IN = [A, tool('b', 'optimization'), tool('c', 'financial')];
const NOTHING: ToolChanges = { tools: {} };

const idsOf = (draft: ToolChanges) =>
  draftCategories(BUILT_IN, draft).map(({ tools }) => tools.map(({ id }) => id).join(''));

describe('a draft of the tools', () => {
  it('orders tools inside their category, and back to the built-in order', () => {
    const moved = moveTool(BUILT_IN, NOTHING, { id: 'a', step: 1 });
    expect(idsOf(moved)).toEqual(['ba', 'c']);
    expect(moveTool(BUILT_IN, moved, { id: 'a', step: -1 })).toEqual(NOTHING);
    expect(moveTool(BUILT_IN, NOTHING, { id: 'a', step: -1 })).toEqual(NOTHING);
  });

  it('orders categories, and back to the built-in order', () => {
    const moved = moveCategory(BUILT_IN, NOTHING, { category: 'financial', step: -1 });
    expect(idsOf(moved)).toEqual(['c', 'ab']);
    expect(moveCategory(BUILT_IN, moved, { category: 'financial', step: 1 })).toEqual(NOTHING);
  });

  it('keeps no override that is as built in, and no blank notice', () => {
    const off = changeTool(NOTHING, A, { state: 'off', notice: { en: 'Soon', zh: ' ' } });
    expect(off.tools['a']).toEqual({ state: 'off', notice: { en: 'Soon' } });
    expect(changeTool(off, A, { state: 'ready', notice: {} })).toEqual(NOTHING);
  });

  it('takes back everything of a tool but its place', () => {
    const moved = moveTool(BUILT_IN, NOTHING, { id: 'a', step: 1 });
    expect(isSameDraft(resetTool(changeTool(moved, A, { hot: true }), 'a'), moved)).toBe(true);
  });

  it('names the tools that differ from another draft', () => {
    expect(changedToolIds(NOTHING, changeTool(NOTHING, A, { hot: true }))).toEqual(['a']);
    expect(
      changedToolIds(
        { tools: { a: { hot: true, state: 'off' } } },
        { tools: { a: { state: 'off', hot: true } } },
      ),
    ).toEqual([]);
  });
});
