import { tools } from '@seller-toolbox/catalogue';
import { pictures } from '@seller-toolbox/catalogue/pictures';
import { CHECKS, loadTool, type ToolUnderTest } from './index.ts';

const only = process.env['CONFORMANCE_TOOL'];
const ids = tools.map(({ id }) => id).filter((id) => only === undefined || id === only);

describe('tools under test', () => {
  it('are all of the catalogue, or the one in CONFORMANCE_TOOL', () => {
    expect(ids).toEqual(only === undefined ? tools.map(({ id }) => id) : [only]);
  });

  it('have no former id that is in use or claimed twice', () => {
    const former = tools.flatMap(({ formerIds }) => formerIds);
    expect(former.filter((id, index) => former.indexOf(id) !== index || ids.includes(id))).toEqual([]);
  });

  it('have a drawing of their own once they are ready', () => {
    const ready = tools
      .filter(({ status }) => status === 'ready')
      .map(({ id }) => JSON.stringify(pictures[id]));
    expect(new Set(ready).size).toBe(ready.length);
  });
});

for (const id of ids) {
  describe(id, () => {
    let tool: ToolUnderTest;
    beforeAll(async () => {
      tool = await loadTool(id);
    });

    it.each(CHECKS)('%s', (_title, check) => {
      expect(check(tool)).toEqual([]);
    });
  });
}
