import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './barcode-labels.engine.ts';
import { pageSvg } from './page-svg.ts';

function svgOf(title: string): string {
  const label = { type: 'fnsku', value: 'X001ABCDEF', title: 'A' };
  const result = runEngine(engine, { labels: [label], sheet: 'thermal-4x6' }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const [drawn] = result.output.labels;
  if (!drawn) throw new Error('no label');
  const texts = [{ role: 'title' as const, text: title, x: 50, y: 50, size: 2.4 }];
  return pageSvg({ ...result.output, labels: [{ ...drawn, texts }] }, 0, { outlines: false });
}
const titleIn = (svg: string) => /<text[^>]*>([^<]*)<\/text>/su.exec(svg)?.[1];

describe('pageSvg', () => {
  const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));

  it('keeps tab, line feed and carriage return and drops the control characters that XML forbids', () => {
    const remaining = CONTROLS.filter((control) => titleIn(svgOf(`a${control}b`)) === `a${control}b`);
    expect(remaining).toEqual(['\t', '\n', '\r']);
    expect(titleIn(svgOf(`a${CONTROLS.join('')}b`))).toBe('a\t\n\rb');
  });

  it.each([
    ['a\ud800b', 'ab'],
    ['a\udfffb', 'ab'],
    ['a😀b', 'a😀b'],
    ['a b~', 'a b~'],
    [`&<>"'`, "&amp;&lt;&gt;&quot;'"],
  ])('writes %j as %j', (title, text) => {
    expect(titleIn(svgOf(title))).toBe(text);
  });
});
