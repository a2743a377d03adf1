import { renderDocument, type DocumentParts } from './document.ts';

const parts: DocumentParts = {
  head: { title: 'Tools & "more"', description: 'a < b' },
  language: 'ja',
  name: '/tools',
  path: '/tools',
  body: '<p>body</p>',
  needsScript: 'Turn <it> on',
  words: { resources: { host: { ui: { text: '</script>' } } }, catalogue: {} },
  instant: 5,
  assets: {
    inlineScript: 'first()',
    entry: '/assets/main.js',
    modules: ['/assets/core.js'],
    styles: [{ href: '/assets/core.css', css: 'p{color:red}' }],
    icon: '/favicon.svg',
  },
};

describe('a document of the site', () => {
  const html = renderDocument(parts);

  it('has its language, title and description, escaped', () => {
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('<title>Tools &amp; &quot;more&quot;</title>');
    expect(html).toContain('content="a &lt; b"');
  });

  it('names itself and its other languages by their full addresses', () => {
    expect(html).toContain('<link rel="canonical" href="{{site.publicUrl}}/tools?lang=ja">');
    expect(html).toContain('hreflang="zh-Hans" href="{{site.publicUrl}}/tools"');
    expect(html).toContain('hreflang="x-default" href="{{site.publicUrl}}/tools"');
  });

  it('carries its styles and asks for none', () => {
    expect(html).toContain('<style data-files="/assets/core.css">p{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('tells a browser without scripts what it misses', () => {
    expect(html).toMatch(/<noscript><p [^>]*>Turn &lt;it&gt; on<\/p><\/noscript>\n/);
  });

  it('holds the drawings of the icons that it shows', () => {
    const icon = '<svg><use href="#icon-star"/></svg>';
    const page = renderDocument({ ...parts, body: icon });
    expect(page).toMatch(/<svg id="icons"[^>]*><g id="icon-star"><path [^>]*\/><\/g><\/svg>\n<div id="root"/);
  });

  it('carries its words as data', () => {
    expect(html).toContain(
      '<script type="application/json" id="words">{"resources":{"host":{"ui":{"text":"\\u003c/script>"}}},"catalogue":{}}</script>',
    );
  });

  it('runs the first script before anything is loaded', () => {
    expect(html.indexOf('first()')).toBeLessThan(html.indexOf('/assets/core.js'));
  });

  it('has no address and is kept out of search engines when it stands for unknown ones', () => {
    const lost = renderDocument({ ...parts, name: '404', path: null });
    expect(lost).toContain('<meta name="robots" content="noindex">');
    expect(lost).not.toContain('canonical');
  });
});
