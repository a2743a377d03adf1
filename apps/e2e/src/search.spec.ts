import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import type { APIRequestContext } from '@playwright/test';
import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, builtPages, publicPaths, toolPath } from './site/pages.ts';

const CRAWLERS = {
  google: { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', title: 60, description: 160 },
  baidu: { agent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)', title: 30, description: 80 },
  bing: { agent: 'Mozilla/5.0 (compatible; bingbot/2.0)', title: 65, description: 160 },
  yandex: { agent: 'Mozilla/5.0 (compatible; YandexBot/3.0)', title: 60, description: 160 },
  duckduckgo: { agent: 'DuckDuckBot/1.1', title: 60, description: 160 },
};
const developing = tools.filter(({ status }) => status === 'developing').map(({ id }) => toolPath(id));

interface Shown {
  readonly title: number;
  readonly description: number;
}

async function headOf(request: APIRequestContext, path: string, agent: string) {
  const answer = await request.get(path, { headers: { 'user-agent': agent } });
  const html = await answer.text();
  const find = (pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '');
  return {
    headers: answer.headers(),
    html,
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)">/),
    canonical: find(/<link rel="canonical" href="([^"]*)">/),
  };
}

function fits(lengths: Shown, most: Shown): boolean {
  const inside = (length: number, limit: number) => length > 0 && length <= limit;
  return inside(lengths.title, most.title) && inside(lengths.description, most.description);
}

function unescape(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
}

for (const [engine, profile] of Object.entries(CRAWLERS)) {
  test(`${engine} gets titles and descriptions within its limits, on every page in every language`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    for (const { path, language } of builtPages()) {
      const { title, description } = await headOf(request, address(path, language), profile.agent);
      const lengths = { title: [...title].length, description: [...description].length };
      expect({ path, language, ...lengths, fits: fits(lengths, profile) }).toMatchObject({ fits: true });
    }
  });
}

for (const language of LANGUAGE_CODES) {
  test(`every page in ${language} has its title, languages, picture and price`, async ({ request }) => {
    test.setTimeout(120_000);
    for (const path of publicPaths()) await expectDescribed(request, path, language);
  });
}

async function expectDescribed(request: APIRequestContext, path: string, language: Language): Promise<void> {
  const { html, canonical, headers } = await headOf(request, address(path, language), CRAWLERS.google.agent);
  expect(canonical).toBe(address(path, language));
  const hidden = developing.includes(path);
  expect({ path, robots: headers['x-robots-tag'] }).toEqual({ path, robots: hidden ? 'noindex' : undefined });
  expect(html.includes('<meta name="robots" content="noindex">')).toBe(hidden);
  expect(html.match(/hreflang="[^"]+" href=/g)?.length ?? 0).toBeGreaterThanOrEqual(hidden ? 0 : 7);
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const picture = await request.get(image);
  expect({ image, type: picture.headers()['content-type'] }).toEqual({ image, type: 'image/png' });
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    '@graph': { '@type': string; offers?: object }[];
  };
  const offers = data['@graph'].find((part) => part['@type'] === 'WebApplication')?.offers;
  const expected = { '@type': 'Offer', price: '0', priceCurrency: language === 'zh' ? 'CNY' : 'USD' };
  if (path.startsWith('/tools/')) expect(offers).toEqual(expected);
  expect(html).not.toMatch(/\{\{(?:site|page)\./);
}

test('the site map lists exactly the public pages, and robots.txt names it', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await (await request.get('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const wanted = publicPaths()
    .filter((path) => !developing.includes(path))
    .flatMap((path) => LANGUAGE_CODES.map((language) => baseURL + address(path, language)));
  expect([...found].sort()).toEqual([...wanted].sort());
});

test('a page with a clock is served with a fixed instant and updates after hydration', async ({
  page,
  request,
}) => {
  const path = toolPath('world-clock');
  test.skip(!publicPaths().includes(path), 'no such tool');
  const sent = await (await request.get(address(path, 'en'))).text();
  const instant = Number(/data-instant="(\d+)"/.exec(sent)?.[1]);
  // Far enough that every figure of the page differs.
  const later = new Date(instant + 12 * HOUR + 34 * MINUTE);
  await page.clock.setFixedTime(later);
  await page.goto(address(path, 'en'));
  await untilInteractive(page);
  await expect(page.getByRole('main')).toContainText(/:34\b/);
  expect(await page.evaluate(() => document.title)).toBe(/<title>([^<]*)</.exec(sent)?.[1]);
});
