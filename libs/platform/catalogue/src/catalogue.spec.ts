import { findTool, tools } from './index.ts';
import { loadEngine } from './engines.ts';
import { loadScreen, loadToolWords } from './ui.ts';
import { loadCatalogueWords } from './words.ts';

describe('findTool', () => {
  it('finds each of its tools by id', () => {
    expect(tools.map(({ id }) => findTool(id)?.id)).toEqual(tools.map(({ id }) => id));
  });

  it.each(['no-such-tool', '', '__proto__', 'constructor'])('finds no tool "%s"', (id) => {
    expect(findTool(id)).toBeUndefined();
    expect(loadEngine(id)).toBeUndefined();
    expect(loadScreen(id)).toBeUndefined();
    expect(loadToolWords(id, 'zh')).toBeUndefined();
  });

  it('marks at most four tools as hot, all of them ready', () => {
    const hot = tools.filter((tool) => tool.hot);
    expect(hot.length).toBeLessThanOrEqual(4);
    expect(hot.every(({ status }) => status === 'ready')).toBe(true);
  });

  it('has a title for each tool in a language', async () => {
    const words = await loadCatalogueWords('zh');
    expect(Object.keys(words)).toEqual(tools.map(({ id }) => id));
  });
});
