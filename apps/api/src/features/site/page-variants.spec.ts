import { siteConfigSchema } from '@seller-toolbox/contracts';
import { pageVariants } from './page-variants.ts';

const config = siteConfigSchema.parse({});

/** A page that counts how often it is generated. */
function page(title = 'A title', site = config) {
  let made = 0;
  const contentFor = pageVariants({
    file: 'page.html',
    read: () => {
      made++;
      return '<html data-announced="{{page.announced}}"><title>{{page.title}}</title>';
    },
    head: { title, description: '' },
    config: site,
    language: 'zh',
  });
  return { contentFor, made: () => made };
}

describe('pageVariants', () => {
  it('shares one form for a short head', () => {
    const { contentFor, made } = page();
    const forms = (['google', 'baidu', 'bing', 'yandex', 'duckduckgo'] as const).map((engine) =>
      contentFor({ engine, announced: '' }),
    );
    expect(new Set(forms).size).toBe(1);
    expect(made()).toBe(1);
  });

  it('has a form per cut head', () => {
    const { contentFor, made } = page('x'.repeat(62));
    const hashes = (['google', 'baidu', 'bing', 'yandex', 'duckduckgo'] as const).map(
      (engine) => contentFor({ engine, announced: '' }).hash,
    );
    expect(new Set(hashes).size).toBe(3);
    expect(hashes[0]).toBe(hashes[3]);
    expect(made()).toBe(3);
  });

  it.each([
    ['Tools · {{site.siteName}}', 'Tools · 卖家工具箱'],
    [`${'x'.repeat(55)}{{site.siteName}}`, `${'x'.repeat(55)}卖家工具箱`],
    [`${'x'.repeat(56)}{{site.siteName}}`, `${'x'.repeat(56)}卖...`],
  ])('cuts %s with the name of the site in it', async (title, expected) => {
    const bytes = await page(title).contentFor({ engine: 'google', announced: '' }).bytesIn('identity');
    expect(bytes.toString()).toContain(`<title>${expected}</title>`);
  });

  it('inserts a name of the site as it is typed, escaped', async () => {
    const named = siteConfigSchema.parse({ siteName: '<$& Tools>' });
    const { contentFor } = page('{{site.siteName}}', named);
    const bytes = await contentFor({ engine: 'google', announced: '' }).bytesIn('identity');
    expect(bytes.toString()).toContain('<title>&#60;$&#38; Tools&#62;</title>');
  });

  it('inserts the announcement versions', async () => {
    const { contentFor } = page();
    const bytes = await contentFor({ engine: 'google', announced: 'header.a1' }).bytesIn('identity');
    expect(bytes.toString()).toBe('<html data-announced="header.a1"><title>A title</title>');
  });

  it('caches forms with announcements only for the latest versions', () => {
    const { contentFor, made } = page();
    const plain = contentFor({ engine: 'google', announced: '' });
    const first = contentFor({ engine: 'google', announced: 'header.a1' });
    expect(contentFor({ engine: 'google', announced: 'header.a1' })).toBe(first);
    contentFor({ engine: 'google', announced: 'header.a2' });
    expect(contentFor({ engine: 'google', announced: '' })).toBe(plain);
    expect(made()).toBe(3);
    expect(contentFor({ engine: 'google', announced: 'header.a1' })).not.toBe(first);
  });
});
