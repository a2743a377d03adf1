import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteConfigSchema } from '@seller-toolbox/contracts';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../../test-app.ts';
import { loadSiteBuild } from './site-build.ts';

const HASH = 'sha256-NnkhCwcgc9P1M0M+fDijtZncAIIlxZiq+E8n1xj2P0o=';
const OTHER_HASH = 'sha256-X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=';
const html = (text: string) =>
  `<!doctype html><title>${text}</title><p>{{site.companyName}}</p>${'<br>'.repeat(200)}`;
const LONG = {
  title: `${'标题'.repeat(14)} · 工具`,
  description: '说明'.repeat(50),
};

const FILES: Record<string, string> = {
  'site.json': JSON.stringify({
    pages: [
      { path: '/', language: 'zh', file: 'pages/zh/home.html', status: 200 },
      { path: '/', language: 'en', file: 'pages/en/home.html', status: 200 },
      { path: '/tools/square', language: 'zh', file: 'pages/zh/square.html', status: 200 },
      { path: '/tools/long', language: 'zh', file: 'pages/zh/long.html', head: LONG },
      { path: '/tools/new', language: 'zh', file: 'pages/zh/long.html', head: LONG, indexed: false },
    ],
    filled: [
      { path: '/robots.txt', file: 'pages/robots.txt' },
      { path: '/sitemap.xml', file: 'pages/sitemap.xml' },
      { path: '/manifest-zh.webmanifest', file: 'pages/manifest-zh.webmanifest', language: 'zh' },
      { path: '/manifest-en.webmanifest', file: 'pages/manifest-en.webmanifest', language: 'en' },
    ],
    notFound: { zh: 'pages/zh/404.html', en: 'pages/en/404.html' },
    shells: [{ path: '/admin', file: 'pages/admin.html' }],
    version: 'built-1',
    offline: { worker: 'sw.js', shells: { zh: 'shell/zh.html', en: 'shell/en.html' } },
    scriptHashes: [HASH],
  }),
  'pages/admin.html': html('管理后台'),
  'pages/zh/home.html': html('首页'),
  'pages/en/home.html': html('Home'),
  'pages/zh/square.html': html('平方'),
  'pages/zh/404.html': html('页面未找到'),
  'pages/en/404.html': html('Page not found'),
  'pages/zh/long.html':
    '<html data-announced="{{page.announced}}"><title>{{page.title}}</title><meta content="{{page.description}}">',
  'pages/robots.txt': 'Sitemap: {{site.publicUrl}}/sitemap.xml',
  'pages/sitemap.xml': '<loc>{{site.publicUrl}}/</loc>',
  'client/assets/app-1a2b.js': `console.log(${JSON.stringify('x'.repeat(1000))});`,
  'client/humans.txt': 'Written by people',
  'sw.js': "const version='{{build.version}}';",
  'shell/zh.html': '<p>{{site.companyName}} {{build.version}}</p>',
  'shell/en.html': '<p>{{site.companyName}} {{build.version}}</p>',
  'client/icons/icon-192.png': 'picture',
  'pages/manifest-zh.webmanifest': '{"name":"{{site.siteName|json}}"}',
  'pages/manifest-en.webmanifest': '{"name":"{{site.siteName|json}}"}',
  'client/.hidden': 'secret',
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stb-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const config = siteConfigSchema.parse({
    siteName: { zh: '示例工具', en: 'Sample "Tools"' },
    companyName: { zh: '示例公司', en: 'Sample <Company>' },
  });
  app = await createTestApp({ site: loadSiteBuild([folder], config) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a page', () => {
  it.each([
    ['/', 'zh', '首页'],
    ['/?lang=en', 'en', 'Home'],
    ['/?lang=zh', 'zh', '首页'],
    ['/?lang=xx', 'zh', '首页'],
    ['/?lang=en&lang=zh', 'zh', '首页'],
    ['/?lang[]=en', 'zh', '首页'],
    ['/tools/square?utm_source=mail', 'zh', '平方'],
    ['/tools/square?lang=en', 'zh', '平方'],
  ])('%s has the language %s', async (url, language, title) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['zh', '示例工具'],
    ['en', 'Sample "Tools"'],
  ])('names the site in the manifest of %s', async (language, name) => {
    const manifest = await app.inject(`/manifest-${language}.webmanifest`);
    expect(manifest.headers['cache-control']).toBe('public, max-age=86400');
    expect(manifest.json()).toEqual({ name });
  });

  it('contains the site configuration, escaped', async () => {
    expect((await app.inject('/')).body).toContain('<p>示例公司</p>');
    expect((await app.inject('/?lang=en')).body).toContain('<p>Sample &#60;Company&#62;</p>');
  });

  it('is compressed by Accept-Encoding', async () => {
    const as = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    const plain = (await app.inject('/')).rawPayload;
    const [brotli, gzip] = await Promise.all([as('gzip, deflate, br'), as('gzip')]);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
    expect(brotli.headers.etag).not.toBe(gzip.headers.etag);
  });

  it('answers 304 for the same ETag', async () => {
    const { headers } = await app.inject('/');
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': known } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    expect((await app.inject({ url: '/', headers: { 'if-none-match': '"old"' } })).statusCode).toBe(200);
  });

  it('has the hashes of its inline scripts in its content security policy', async () => {
    expect((await app.inject('/')).headers['content-security-policy']).toContain(
      `script-src 'self' '${HASH}';`,
    );
  });

  it('answers HEAD with the same headers and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers.etag).toBe((await app.inject('/')).headers.etag);
  });

  it('redirects from a trailing slash', async () => {
    const answer = await app.inject('/tools/square/?lang=zh');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/tools/square?lang=zh');
  });
});

describe('the admin section', () => {
  it.each(['/admin', '/admin/', '/admin/feedback?status=new', '/admin/any/thing'])(
    '%s is its document with noindex',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>管理后台</title>');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers['content-security-policy']).toContain(HASH);
    },
  );

  it.each(['/administration', '/Admin', '/tools/admin'])('does not contain %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('a page for a search engine', () => {
  const as = (userAgent: string, url = '/tools/long') =>
    app.inject({ url, headers: { 'user-agent': userAgent } });
  const cutTo = (length: number, text: string) =>
    `${[...text]
      .slice(0, length - 3)
      .join('')
      .trimEnd()}...`;

  it.each([
    ['Mozilla/5.0 (compatible; Baiduspider/2.0)', cutTo(30, LONG.title), cutTo(80, LONG.description)],
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', LONG.title, LONG.description],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', LONG.title, LONG.description],
    ['Mozilla/5.0 (compatible; YandexBot/3.0)', LONG.title, LONG.description],
    ['DuckDuckBot/1.1', LONG.title, LONG.description],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0', LONG.title, LONG.description],
  ])('for %s has cut title and description', async (userAgent, title, description) => {
    const { body } = await as(userAgent);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<meta content="${description}">`);
  });

  it('has a different ETag per form', async () => {
    const [browser, google, baidu] = await Promise.all(
      ['Chrome/147.0', 'Googlebot/2.1', 'Baiduspider/2.0'].map(async (name) => (await as(name)).headers.etag),
    );
    expect(google).toBe(browser);
    expect(baidu).not.toBe(browser);
  });

  it('in development is served with noindex', async () => {
    const answer = await as('Googlebot/2.1', '/tools/new');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect((await as('Googlebot/2.1')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('reserves no space without announcements', async () => {
    expect((await as('Chrome/147.0')).body).toContain('data-announced=""');
  });
});

describe('a file with the full address of the site', () => {
  it('contains the origin of this machine without a configured one', async () => {
    const robots = await app.inject({ url: '/robots.txt', headers: { host: '127.0.0.1:8080' } });
    expect(robots.body).toBe('Sitemap: http://127.0.0.1:8080/sitemap.xml');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    const map = await app.inject('/sitemap.xml');
    expect(map.body).toBe('<loc>http://localhost:80/</loc>');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'localhost:80@evil.example',
    '127.0.0.1:80\\@evil.example',
  ])('does not contain the unknown host %s', async (host) => {
    for (const header of ['host', 'x-forwarded-host']) {
      const headers = { host: 'tools.example', [header]: host };
      expect((await app.inject({ url: '/robots.txt', headers })).body).toBe('Sitemap: /sitemap.xml');
      expect((await app.inject({ url: '/sitemap.xml', headers })).body).toBe('<loc>/</loc>');
    }
  });

  it('is generated once per origin', () => {
    const site = loadSiteBuild([folder], siteConfigSchema.parse({}));
    const first = site?.findFilled('/sitemap.xml', 'https://one.example');
    expect(site?.findFilled('/sitemap.xml', 'https://one.example')).toBe(first);
    expect(site?.findFilled('/sitemap.xml', 'https://two.example')?.hash).not.toBe(first?.hash);
    expect(site?.findFilled('/sitemap.xml', 'https://one.example')?.hash).toBe(first?.hash);
  });

  it('ignores markup in the Host header', async () => {
    const map = await app.inject({ url: '/sitemap.xml', headers: { host: 'x"><b>' } });
    expect(map.body).not.toContain('<b>');
  });

  it('contains the configured origin', async () => {
    const config = siteConfigSchema.parse({ publicUrl: 'https://tools.example.com' });
    const configured = await createTestApp({ site: loadSiteBuild([folder], config) });
    const map = await configured.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
    expect(map.body).toBe('<loc>https://tools.example.com/</loc>');
    await configured.close();
  });
});

describe('an unknown path', () => {
  it.each([
    ['/nothing', '页面未找到'],
    ['/tools/nothing?lang=en', 'Page not found'],
    ['/assets/old-9z.js', '页面未找到'],
    ['/.hidden', '页面未找到'],
    ['/../site.json', '页面未找到'],
    ['/%2e%2e/site.json', '页面未找到'],
    ['/..%2fsite.json', '页面未找到'],
    ['//evil.example/', '页面未找到'],
  ])('%s gets the not-found page', async (url, title) => {
    const answer = await app.inject({ url, headers: { 'if-none-match': '*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['/api', '/api/', '/api/v1/nothing', '/api/v2/tools'])('%s is answered by the API', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'request.not-found' } });
  });
});

describe('a static asset', () => {
  it('with a content hash in its name is served as immutable', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it('without a content hash is revalidated', async () => {
    const answer = await app.inject('/humans.txt');
    expect(answer.body).toBe('Written by people');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

describe('the offline site', () => {
  const versionIn = (text: string) => /[0-9a-f]{16}/.exec(text)?.[0];

  it('has a worker that is always revalidated', async () => {
    const answer = await app.inject('/sw.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toMatch(/^const version='[0-9a-f]{16}';$/);
    const again = await app.inject({
      url: '/sw.js',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('has an app shell per language with the same version', async () => {
    const version = versionIn((await app.inject('/sw.js')).body);
    expect((await app.inject('/shell/zh.html')).body).toBe(`<p>示例公司 ${version}</p>`);
    expect((await app.inject('/shell/en.html')).body).toBe(`<p>Sample &#60;Company&#62; ${version}</p>`);
    expect((await app.inject('/shell/en.html')).headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/shell/xx.html')).statusCode).toBe(404);
  });

  it('changes its version with the site configuration', async () => {
    const versionWith = async (config: object) => {
      const other = await createTestApp({ site: loadSiteBuild([folder], siteConfigSchema.parse(config)) });
      const version = versionIn((await other.inject('/sw.js')).body);
      await other.close();
      return version;
    };
    expect(await versionWith({ companyName: 'A' })).toBe(await versionWith({ companyName: 'A' }));
    expect(await versionWith({ companyName: 'A' })).not.toBe(await versionWith({ companyName: 'B' }));
  });

  it.each([
    ['/manifest-zh.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icons/icon-192.png', 'image/png'],
  ])('%s is cached for a day', async (path, type) => {
    const { headers } = await app.inject(path);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=86400' });
  });
});

describe('a service without a built site', () => {
  it('joins the builds of several programs', async () => {
    const other = mkdtempSync(join(tmpdir(), 'stb-part-'));
    mkdirSync(join(other, 'client/assets'), { recursive: true });
    const list = { version: '2', shells: [{ path: '/desk', file: 'desk.html' }], scriptHashes: [OTHER_HASH] };
    writeFileSync(join(other, 'site.json'), JSON.stringify(list));
    writeFileSync(join(other, 'desk.html'), html('Desk'));
    writeFileSync(join(other, 'client/assets/desk-1.js'), 'start()');
    const config = siteConfigSchema.parse({});
    const site = loadSiteBuild([folder, other, join(other, 'client')], config);
    expect(site?.scriptHashes).toEqual([HASH, OTHER_HASH]);
    expect(site?.findShell('/desk/users')).not.toBeNull();
    expect(site?.findShell('/admin')).not.toBeNull();
    expect(site?.findFile('/assets/desk-1.js')).not.toBeNull();
    expect(site?.findFile('/humans.txt')).not.toBeNull();
    expect(loadSiteBuild([other], config)).toBeNull();
    rmSync(other, { recursive: true });
  });

  it('answers its API', async () => {
    expect(loadSiteBuild([join(folder, 'client')], siteConfigSchema.parse({}))).toBeNull();
    const apiOnly = await createTestApp({ site: null });
    expect((await apiOnly.inject('/api/v1/tools')).statusCode).toBe(200);
    expect((await apiOnly.inject('/')).json()).toMatchObject({ error: { code: 'request.not-found' } });
    await apiOnly.close();
  });
});
