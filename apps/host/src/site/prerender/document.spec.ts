import { tools } from '@seller-toolbox/catalogue';
import { pictureId } from '../../features/hub/picture-id.ts';
import { renderDocument, type DocumentParts } from './document.ts';

const parts: DocumentParts = {
  head: { title: 'Tools & "more"', description: 'a < b' },
  language: 'ja',
  name: '/tools',
  search: {
    path: '/tools',
    indexed: true,
    socialImage: '/social/site.png',
  },
  structuredData: '{"@graph":[]}',
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

  it('has its language, and a place for announcements', () => {
    expect(html).toContain('<html lang="ja" data-announced="{{page.announced}}">');
  });

  it('leaves title and description to the service, which knows how much a search engine shows', () => {
    expect(html).toContain('<title>{{page.title}}</title>');
    expect(html).toContain('<meta name="description" content="{{page.description}}">');
  });

  it('carries its styles and requests none', () => {
    expect(html).toContain('<style data-files="/assets/core.css">p{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('has a noscript text', () => {
    expect(html).toMatch(/<noscript><p [^>]*>Turn &lt;it&gt; on<\/p><\/noscript>\n/);
  });

  it('has its icons drawn, and no sprite where it shows no drawing of a tool', () => {
    const page = renderDocument({ ...parts, body: '<svg><path data-icon="star"></path></svg>' });
    expect(page).toMatch(/<svg><path data-icon="star" d="M[^"]+"><\/path><\/svg>/);
    expect(page).not.toContain('<svg id=');
  });

  it('holds the drawings of the tools that it shows, and of no other', () => {
    const [tool, other] = tools.map(({ id }) => pictureId(id));
    const page = renderDocument({ ...parts, body: `<svg><use href="#${tool}"/></svg>` });
    expect(page).toContain(`<g id="${tool}" fill="none"`);
    expect(page).not.toContain(`id="${other}"`);
  });

  it('carries its words as data', () => {
    expect(html).toContain(
      '<script type="application/json" id="words">{"resources":{"host":{"ui":{"text":"\\u003c/script>"}}},"catalogue":{}}</script>',
    );
  });

  it('runs the first script before anything is loaded', () => {
    expect(html.indexOf('first()')).toBeLessThan(html.indexOf('/assets/core.js'));
  });

  it('has its search tags after styles and scripts', () => {
    expect(html.indexOf('<script type="application/ld+json">{"@graph":[]}</script>')).toBeGreaterThan(
      html.indexOf('<div id="root"'),
    );
  });

  it('has its own title, escaped, as the page of unknown addresses', () => {
    const lost = renderDocument({ ...parts, name: '404', search: { ...parts.search, path: null } });
    expect(lost).toContain('<title>Tools &amp; &quot;more&quot;</title>');
    expect(lost).toContain('content="a &lt; b"');
  });
});
