import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestAppOptions } from '../../test-app.ts';
import { createContent } from './content.ts';
import type { SiteBuild } from './site-build.ts';

const HASH = 'sha256-X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=';
const page = (text: string) => createContent('page.html', Buffer.from(text));
const plainPage = { language: 'zh', status: 200, indexed: true, contentFor: () => page('page') };
const site: SiteBuild = {
  scriptHashes: [],
  findPage: (path) => (path === '/' ? plainPage : null),
  findShell: () => null,
  notFoundPage: () => ({ ...plainPage, status: 404 }),
  findFile: (path) => (path === '/a.js' ? createContent('a.js', Buffer.from('')) : null),
  insertVersion: (html) => html,
  findFilled: () => null,
  embed: {
    scriptHash: HASH,
    script: createContent('embed.js', Buffer.from('embed')),
    findPage: (tool, language = 'zh') => (tool === 'square' ? page(`square ${language}`) : null),
  },
};

const withApp = async (options: TestAppOptions, use: (app: FastifyInstance) => Promise<void>) => {
  const app = await createTestApp({ site, ...options });
  await use(app);
  await app.close();
};
const withOrigins = (embedOrigins: string[], use: (app: FastifyInstance) => Promise<void>) =>
  withApp({ settings: { embedOrigins } }, use);
const BLOG = 'https://blog.example.com';
const ANCESTORS = /frame-ancestors ([^;]+)/;
const ancestorsOf = (policy: unknown) => ANCESTORS.exec(String(policy))?.[1];

describe('GET /embed/tools/{id}', () => {
  it.each([
    [[BLOG], BLOG],
    [[BLOG, 'https://forum.example.com'], `${BLOG} https://forum.example.com`],
    [['*'], '*'],
  ])('may be framed by %j', (origins, ancestors) =>
    withOrigins(origins, async (app) => {
      const { statusCode, headers, body } = await app.inject('/embed/tools/square?lang=en');
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'square en' });
      expect(ancestorsOf(headers['content-security-policy'])).toBe(ancestors);
      expect(headers['content-security-policy']).toContain(`script-src 'self' '${HASH}';`);
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }),
  );

  it('of an unknown tool is 404, and cannot be framed', () =>
    withOrigins(['*'], async (app) => {
      for (const id of ['none', 'constructor', '__proto__']) {
        const { statusCode, headers } = await app.inject(`/embed/tools/${id}`);
        expect(statusCode).toBe(404);
        expect(headers['x-frame-options']).toBe('DENY');
        expect(ancestorsOf(headers['content-security-policy'])).toBe("'none'");
      }
    }));

  it.each([
    ['no origins', {}],
    ['a build without embedded tools', { site: { ...site, embed: null }, settings: { embedOrigins: ['*'] } }],
  ])('and /embed.js are 404 with %s', (_title, options) =>
    withApp(options, async (app) => {
      for (const url of ['/embed/tools/square', '/embed.js']) {
        const { statusCode, headers } = await app.inject(url);
        expect([url, statusCode, headers['x-frame-options']]).toEqual([url, 404, 'DENY']);
      }
    }),
  );
});

describe('GET /embed.js', () => {
  it('may be loaded by every origin, and be framed by none', () =>
    withOrigins([BLOG], async (app) => {
      const { body, headers } = await app.inject('/embed.js');
      expect(body).toBe('embed');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['x-frame-options']).toBe('DENY');
    }));
});

describe('the headers of all other paths', () => {
  const OTHER_PATHS = [
    '/',
    '/a.js',
    '/nothing',
    '/embed',
    '/embed/',
    '/embed/tools',
    '/embed/tools/square/more',
    '/embed/tools/%2e%2e',
    '/embed/../',
    '//embed/tools/square',
    '/api/v1/tools',
    '/health/live',
    '/mcp',
  ];

  it('are the same with and without EMBED_ORIGINS', () =>
    withOrigins(['*'], (open) =>
      withOrigins([], async (closed) => {
        for (const url of OTHER_PATHS) {
          const [{ headers }, { headers: before }] = [await open.inject(url), await closed.inject(url)];
          for (const each of [headers, before]) {
            delete each['x-request-id'];
            delete each.date;
          }
          expect({ url, headers }).toEqual({ url, headers: before });
          expect(headers['x-frame-options']).toBe('DENY');
          expect(ancestorsOf(headers['content-security-policy'])).toBe("'none'");
        }
      }),
    ));
});
