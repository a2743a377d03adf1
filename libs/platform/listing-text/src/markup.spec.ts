import fc from 'fast-check';
import { withoutMarkup } from './markup.ts';

describe('withoutMarkup', () => {
  it.each([
    ['one<br>two<br/>three<BR />', 'one    two     three      '],
    ['<p class="a > b">Soft</p>', '                 Soft    '],
    ["<a href='x'>go</a>", '            go    '],
    ['<!-- note -->text', '             text'],
    ['salt&nbsp;&amp; pepper &#8482;&#x2122;', `salt${' '.repeat(12)}pepper${' '.repeat(16)}`],
    ['a<script>var x = 1;</script>b', `a${' '.repeat(27)}b`],
    ['<STYLE type="a">p { color: red }</style >b', `${' '.repeat(41)}b`],
    ['&lt;br /&gt;soft&lt;p class=&quot;a&quot;&gt;', `${' '.repeat(12)}soft${' '.repeat(29)}`],
    ['a&amp;nbsp;b&amp;#8482;salt&amp;pepper;', `a${' '.repeat(10)}b${' '.repeat(11)}salt     pepper;`],
    ['Gr&amp;ouml;&amp;amp;trade;e', `Gr${' '.repeat(25)}e`],
    ['a&amp;#8482;&amp;#x2122;b', `a${' '.repeat(23)}b`],
    ['<h1>A</h1><ul><li>B</li></ul>', '    A             B          '],
  ])('blanks the markup of %j', (text, blanked) => {
    expect(withoutMarkup(text)).toBe(blanked);
  });

  it.each([
    'carries <10 lb',
    'a < b > c',
    'Q&A; R&D',
    'style #4301',
    '5 > 3',
    '<3',
    'AT&T',
    '<br',
    '</script',
  ])('leaves %j alone', (text) => {
    expect(withoutMarkup(text)).toBe(text);
  });

  it('keeps the length and what is outside', () => {
    const piece = fc.constantFrom('<br>', '<b', 'word', ' ', '&amp;', '&', '<', '>', '"', '🙂', '水');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const blanked = withoutMarkup(text);
        expect(blanked).toHaveLength(text.length);
        for (let at = 0; at < text.length; at += 1) {
          if (blanked[at] !== ' ') expect(blanked[at]).toBe(text[at]);
        }
      }),
    );
  });

  it.each([
    '<a '.repeat(30_000),
    `<a ${' '.repeat(90_000)}`,
    '<!--'.repeat(20_000),
    `<a ${'"'.repeat(90_000)}`,
    '&a'.repeat(50_000),
  ])('ends for unclosed markup: case %#', (text) => {
    expect(withoutMarkup(text)).toBe(text);
  });
});

it('ends for many open scripts before a closed one', () => {
  expect(withoutMarkup(`${'<script>'.repeat(12_000)}</script`)).toMatch(/^ +<\/script$/);
  expect(withoutMarkup('&lt;a '.repeat(15_000))).toMatch(/^[a ]+$/);
});
