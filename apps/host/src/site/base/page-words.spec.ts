import { tools } from '@seller-toolbox/catalogue';
import { readPageWords, writePageWords, type PageWords } from './page-words.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import { preparePage } from '../prepare-page.ts';

const made: PageWords = {
  resources: { host: { hero: { title: 'Sell </script><b> & "more"' } } },
  catalogue: { tool: { title: 'Tool', line: 'Line' } },
};

const [firstTool] = tools;
if (!firstTool) throw new Error('the catalogue is empty');

describe('the words that a page carries', () => {
  it('are restored unchanged, and cannot close their script element', () => {
    const text = writePageWords(made);
    expect(text).not.toContain('<');
    expect(readPageWords(text)).toEqual(made);
  });

  it.each([null, undefined, ''])('are none when the page holds %p', (text) => {
    expect(readPageWords(text)).toBeUndefined();
  });

  it('are the namespaces of the page in one language', async () => {
    const home = (await preparePage(paths.home, 'ja')).carried('ja');
    expect(Object.keys(home.resources).sort()).toEqual(['home', 'host', 'platform']);
    const tool = (await preparePage(paths.tool(firstTool.id), 'ja')).carried('ja');
    expect(Object.keys(tool.resources).sort()).toEqual(['host', 'platform', firstTool.id].sort());
    expect(Object.keys(tool.catalogue).sort()).toEqual(tools.map(({ id }) => id).sort());
  });

  it('name the tools without what only a search needs', async () => {
    const { catalogue } = (await preparePage(paths.home, 'ja')).carried('ja');
    for (const name of Object.values(catalogue)) expect(Object.keys(name)).toEqual(['title', 'line']);
  });

  it('are what a page starts with', async () => {
    const words = await preparePage(paths.home, 'zh', { carried: made });
    expect(words.i18n.t('hero.title', { ns: 'host' })).toBe('Sell </script><b> & "more"');
    expect(words.catalogue('zh')).toEqual(made.catalogue);
  });
});
