import { renderRobots, renderSiteMap } from './site-map.ts';

describe('the site map', () => {
  const map = renderSiteMap(['/', '/tools/sample']);

  it('has each page in each language, with all its languages', () => {
    expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      '{{site.publicUrl}}/',
      '{{site.publicUrl}}/?lang=zh-TW',
      '{{site.publicUrl}}/?lang=en',
      '{{site.publicUrl}}/?lang=ja',
      '{{site.publicUrl}}/?lang=id',
      '{{site.publicUrl}}/?lang=vi',
      '{{site.publicUrl}}/tools/sample',
      '{{site.publicUrl}}/tools/sample?lang=zh-TW',
      '{{site.publicUrl}}/tools/sample?lang=en',
      '{{site.publicUrl}}/tools/sample?lang=ja',
      '{{site.publicUrl}}/tools/sample?lang=id',
      '{{site.publicUrl}}/tools/sample?lang=vi',
    ]);
    expect(map.match(/<xhtml:link rel="alternate" hreflang="/g)).toHaveLength(12 * 7);
  });
});

describe('what crawlers may read', () => {
  it('robots.txt allows every page, but neither the API nor the admin section', () => {
    expect(renderRobots()).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: {{site.publicUrl}}/sitemap.xml\n',
    );
  });
});
