import fc from 'fast-check';
import { cleanContent, removedFromContent } from './clean-content.ts';

describe('cleanContent', () => {
  it.each([
    [
      '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <u>e</u>',
      '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <u>e</u>',
    ],
    [
      '<p>a<br>b</p><ul><li>c</li></ul><ol><li>d</li></ol>',
      '<p>a<br />b</p><ul><li>c</li></ul><ol><li>d</li></ol>',
    ],
    ['<code>x</code><span>y</span>', '<code>x</code><span>y</span>'],
    ['<a href="https://example.com/?a=1&amp;b=2">x</a>', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
    [
      '<a href="/tools">x</a><a href="mailto:a@example.com">y</a>',
      '<a href="/tools">x</a><a href="mailto:a@example.com">y</a>',
    ],
    ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
  ])('keeps simple HTML: %s', (html, clean) => {
    expect(cleanContent(html)).toBe(clean);
  });

  it.each([
    ['<h1>a</h1>', 'a'],
    ['a<script>alert(1)</script>', 'a'],
    ['a<style>p{}</style>', 'a'],
    ['<b onclick="x()" style="color:red" class="c" id="i">a</b>', '<b>a</b>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//example.com">a</a>', '<a>a</a>'],
    ['<a href="/\\example.com">a</a>', '<a>a</a>'],
    [
      '<a href="https://example.com" target="_blank" onclick="x()">a</a>',
      '<a href="https://example.com">a</a>',
    ],
    ['a<!-- b -->', 'a'],
    ['<b>a', '<b>a</b>'],
  ])('removes other HTML: %s', (html, clean) => {
    expect(cleanContent(html)).toBe(clean);
  });

  it.each(['', ' ', '<p></p>', '<p>&nbsp;</p>', '<br>', '<script>alert(1)</script>', '<img src="/a.png">'])(
    'is empty without text: %j',
    (html) => {
      expect(cleanContent(html)).toBe('');
    },
  );

  it('is idempotent', () => {
    const parts = [
      '<b>',
      '</b>',
      '<a href="/x">',
      '</a>',
      '<p',
      '>',
      '&',
      '&lt;',
      '<!--',
      '<svg>',
      '"',
      ' ',
      'text',
      '<',
    ];
    const part = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (pieces) => {
        const once = cleanContent(pieces.join(''));
        expect(cleanContent(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('removedFromContent', () => {
  it.each([
    ['<b>a</b> <a href="/tools">b</a>', []],
    ['<h1>a</h1><h1>b</h1>', [['tag', 'h1']]],
    ['a<script>alert(1)</script>', [['tag', 'script']]],
    [
      '<b onclick="x()" style="color:red">a</b>',
      [
        ['attribute', 'onclick'],
        ['attribute', 'style'],
      ],
    ],
    ['<a href="javascript:x()">a</a>', [['link', 'javascript:x()']]],
    [
      '<a href="https://example.com" target="_blank">a</a><img src=x onerror=y>',
      [
        ['attribute', 'target'],
        ['tag', 'img'],
      ],
    ],
  ])('names what is removed from %s', (html, removed) => {
    expect(removedFromContent(html)).toEqual(removed.map(([kind, name]) => ({ kind, name })));
  });

  it('names at most twenty things', () => {
    const html = Array.from({ length: 30 }, (_, index) => `<x${index}>`).join('');
    expect(removedFromContent(html)).toHaveLength(20);
  });
});
