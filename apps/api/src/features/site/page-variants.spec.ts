import { siteConfigSchema } from '@seller-toolbox/contracts';
import { pageVariants } from './page-variants.ts';

const config = siteConfigSchema.parse({});

/** A page that counts how often it is generated. */
function page(title = 'A title') {
  let made = 0;
  const contentFor = pageVariants({
    file: 'page.html',
    read: () => {
      made++;
      return '<html data-announced="{{page.announced}}"><title>{{page.title}}</title>';
    },
    head: { title, description: '' },
    config,
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
