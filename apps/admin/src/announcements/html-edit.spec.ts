import { ANNOUNCEMENT_HTML } from '@seller-toolbox/contracts/announcement-html.data';
import { HTML_TOOLS, type HtmlEdit, type Selected } from './html-edit.ts';

/** `a [b] c`: the brackets are the selection. */
function at(marked: string): Selected {
  const start = marked.indexOf('[');
  return { text: marked.replace(/[[\]]/g, ''), start, end: marked.indexOf(']') - 1 };
}

function apply({ text }: Selected, { from, to, insert, select: [start, end] }: HtmlEdit): string {
  const done = text.slice(0, from) + insert + text.slice(to);
  return `${done.slice(0, start)}[${done.slice(start, end)}]${done.slice(end)}`;
}

function use(id: (typeof HTML_TOOLS)[number]['id'], marked: string): string {
  const tool = HTML_TOOLS.find((one) => one.id === id);
  const selected = at(marked);
  return tool ? apply(selected, tool.edit(selected)) : '';
}

describe('the toolbar of simple HTML', () => {
  it('covers exactly the tags that the service allows', () => {
    const tags = new Set<string>(HTML_TOOLS.flatMap(({ tags: ofTool }) => [...ofTool]));
    expect([...tags].sort()).toEqual([...ANNOUNCEMENT_HTML.tags].sort());
  });

  it.each([
    ['bold', 'a [b] c', 'a <strong>[b]</strong> c'],
    ['bold', 'a <strong>[b]</strong> c', 'a [b] c'],
    ['bold', 'a <b>[b]</b> c', 'a [b] c'],
    ['italic', '[]', '<em>[]</em>'],
    ['underline', '[a]', '<u>[a]</u>'],
    ['code', '[a]', '<code>[a]</code>'],
    ['paragraph', '[a]', '<p>[a]</p>'],
    ['link', 'see [here]', 'see <a href="[https://]">here</a>'],
    ['link', 'see <a href="/tools">[here]</a>', 'see [here]'],
    ['bullets', '[a\nb]', '[<ul>\n<li>a</li>\n<li>b</li>\n</ul>]'],
    ['numbers', '[]', '<ol>\n<li>[]</li>\n</ol>'],
    ['break', 'a[b]c', 'ab<br>\n[]c'],
    ['clear', 'a [<b>b</b> <a href="/x">c</a><br />] 1 < 2', 'a [b c] 1 < 2'],
    ['clear', '<p>a</p>[]', '[a]'],
  ] as const)('%s makes %j into %j', (id, before, after) => {
    expect(use(id, before)).toBe(after);
  });
});
