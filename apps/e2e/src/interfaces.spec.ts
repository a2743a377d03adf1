import type { APIRequestContext, Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage, type ToolPage } from './fixtures/tool-page.ts';
import { runByCommandLine } from './site/command-line.ts';
import { address, toolPath } from './site/pages.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

type Fields = Readonly<Record<string, unknown>>;

async function engineOf(id: string): Promise<AnyEngine> {
  const engine = await loadEngine(id);
  if (!engine) throw new Error(`no engine for ${id}`);
  return engine;
}

async function runByHttp(
  request: APIRequestContext,
  id: string,
  input: Fields,
  now: number,
): Promise<unknown> {
  const answer = await request.post(`/api/v1/tools/${id}/run`, {
    data: { input, env: { now: new Date(now).toISOString() } },
  });
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}

function fragmentOf(input: Fields): string {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
}

/** The key figure of an output, which the page shows largest. */
function keyFigureOf(engine: AnyEngine, output: unknown): number | null {
  const found = (engine.keyFigure ?? '')
    .split('.')
    .reduce<unknown>((value, key) => (value as Fields | null | undefined)?.[key], output);
  return typeof found === 'number' ? found : null;
}

/** The text with a digit in the largest font. */
function largestNumber({ answers }: ToolPage): Promise<string> {
  return answers.evaluateAll((parts) => {
    const found = parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .flatMap((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = own.map((node) => node.textContent ?? '').join('');
        return /\d/.test(text) ? [{ text, size: Number.parseFloat(getComputedStyle(element).fontSize) }] : [];
      });
    return found.reduce((largest, next) => (next.size > largest.size ? next : largest), { text: '', size: 0 })
      .text;
  });
}

/** Whether a text shows a number, rounded to the shown digits. */
function isShownAs(value: number, text: string): boolean {
  // The first number: a size has three, a fraction two.
  const [first = ''] = /\d[\d,]*(?:\.\d+)?(?:[eE][+-]?\d+)?/.exec(text) ?? [];
  const shown = (/^\D*[-\u2212]/.test(text) ? -1 : 1) * Number(first.replaceAll(',', ''));
  const decimals = /\.(\d+)/.exec(first)?.[1]?.length ?? 0;
  const significant = Math.abs(value - shown) <= Math.abs(value) * 5e-6;
  return Math.abs(value - shown) <= 0.5 * 10 ** -decimals * (1 + 1e-9) || (decimals === 0 && significant);
}

interface Example {
  readonly input: Fields;
  readonly now: number;
}

/** Opens the link of an example: a new page where the clock differs, otherwise in the open page. */
async function showExample(page: Page, id: string, { input, now }: Example, before?: Example): Promise<void> {
  const link = `${address(toolPath(id), 'en')}#${fragmentOf(input)}`;
  if (before?.now === now) {
    await page.evaluate((url) => location.assign(url), link);
    return;
  }
  await page.goto('about:blank');
  await page.clock.setFixedTime(now);
  await page.goto(link);
  await untilInteractive(page);
}

/** A page always uses the current rates. */
const takesRates = (needs: readonly string[], published: object) =>
  needs.includes('rates') && 'rates' in published;

for (const { id, needs } of tools) {
  test(`${id} has the same digits by page, command line and HTTP`, async ({ page, request }) => {
    // Every example in three ways.
    test.slow();
    const engine = await engineOf(id);
    const tool = toolPage(page, 'en');
    const examples = engine.examples.map(({ name, input: published, env }) => {
      const input = engine.inputSchema.parse(published) as Fields;
      return { name, published, input, now: env?.now ?? NOW };
    });
    const byCommandLine = await runByCommandLine(id, examples);
    expect(byCommandLine).toHaveLength(examples.length);
    let before: Example | undefined;
    for (const [index, { name, published, input, now }] of examples.entries()) {
      const byHttp = await runByHttp(request, id, input, now);
      expect(byCommandLine[index], name).toEqual(byHttp);

      const expected = keyFigureOf(engine, byHttp);
      if (expected === null || takesRates(needs, published as object)) continue;
      await showExample(page, id, { input, now }, before);
      before = { input, now };
      // Until the input of the URL has been read, the page shows the previous answer.
      await expect(async () => {
        const figure = await largestNumber(tool);
        expect(isShownAs(expected, figure), `${name}: the page shows ${figure} for ${expected}`).toBe(true);
      }).toPass({ intervals: [50], timeout: 10_000 });
    }
    expect(before !== undefined).toBe(engine.keyFigure !== null);
  });
}

test('an unknown tool and a rejected input have different errors', async ({ request }) => {
  const [tool] = tools;
  if (!tool) throw new Error('the catalogue is empty');
  const unknown = await request.post('/api/v1/tools/no-such-tool/run', { data: { input: {} } });
  expect(unknown.status()).toBe(404);
  const rejected = await request.post(`/api/v1/tools/${tool.id}/run`, {
    data: { input: { noSuchField: 1 } },
  });
  expect(rejected.status()).toBe(422);
  const { success, error } = (await rejected.json()) as {
    success: boolean;
    error: { fields: readonly unknown[] };
  };
  expect(success).toBe(false);
  expect(error.fields).toContainEqual({ path: 'noSuchField', code: 'unknown-field' });
});
