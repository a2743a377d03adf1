import type { ToolOverride } from '@seller-toolbox/contracts';
import type { FastifyInstance } from 'fastify';
import { createTestApp, testCatalogue, type TestAppOptions } from '../../test-app.ts';
import { currentToolsOf } from '../tool-settings/current-tools.ts';
import { createContent } from './content.ts';
import type { ChangedPage } from './page-variants.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { SiteBuild } from './site-build.ts';

const HASH = 'sha256-X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=';
const page = (text: string) => createContent('page.html', Buffer.from(text));
const TOOL = 'square-calculator';
/** A built page, or what is rendered with changed tools. */
const frame = (language: string, built: string) => ({
  language,
  contentFor: (changed?: ChangedPage) => page(changed?.html ?? built),
});
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
    findPage: (tool, language = 'zh') => (tool === TOOL ? frame(language, `square ${language}`) : null),
    findOffPage: (tool, language = 'zh') => (tool === TOOL ? frame(language, `off ${language}`) : null),
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
      const { statusCode, headers, body } = await app.inject('/embed/tools/square-calculator?lang=en');
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
      for (const url of ['/embed/tools/square-calculator', '/embed.js']) {
        const { statusCode, headers } = await app.inject(url);
        expect([url, statusCode, headers['x-frame-options']]).toEqual([url, 404, 'DENY']);
      }
    }),
  );
});

describe('the frame of a tool that an admin changed', () => {
  const changedBy = (override: ToolOverride) => {
    const current = currentToolsOf(testCatalogue, { tools: { [TOOL]: override } }, '2026-11-21');
    return { current: () => current, refresh: async () => {} };
  };
  const renderer: PageRenderer = {
    renderPage: async ({ version }, { name, language }) => ({
      version,
      html: `${name} in ${language}`,
      toolList: '',
    }),
    renderFile: async () => undefined,
    close: async () => {},
  };
  const withChange = (override: ToolOverride, use: (app: FastifyInstance) => Promise<void>) =>
    withApp({ settings: { embedOrigins: [BLOG] }, currentTools: changedBy(override), renderer }, use);

  it('is 404 when it is off, with a page in the language that can be framed', () =>
    withChange({ state: 'off' }, async (app) => {
      const { statusCode, headers, body } = await app.inject(`/embed/tools/${TOOL}?lang=ja`);
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'off ja' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(ancestorsOf(headers['content-security-policy'])).toBe(BLOG);
    }));

  it('is rendered again with a notice, and only then', async () => {
    const bodyWith = async (override: ToolOverride) => {
      let body = '';
      await withChange(override, async (app) => {
        ({ body } = await app.inject(`/embed/tools/${TOOL}?lang=en`));
      });
      return body;
    };
    expect(await bodyWith({ notice: { en: 'Fees being updated' } })).toBe(`/embed/tools/${TOOL} in en`);
    expect(await bodyWith({ hot: true })).toBe('square en');
  });
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
