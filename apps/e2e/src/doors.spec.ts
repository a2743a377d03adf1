import type { APIRequestContext, Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { expect, test } from './fixtures/test.ts';
import { answerText, toolPage, type ToolPage } from './fixtures/tool-page.ts';
import { runByCommandLine } from './site/command-line.ts';
import { address, toolPath } from './site/pages.ts';

const NOW = '2026-11-21T12:00:00.000Z';

interface Example {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly env?: unknown;
}

/** A link completes what it leaves out from the first example, the other doors from the schema; so all get it completed. */
async function examplesOf(request: APIRequestContext, id: string): Promise<readonly Example[]> {
  const answer = await request.get(`/api/v1/tools/${id}`);
  const { data } = (await answer.json()) as { data: { examples: readonly Example[] } };
  const first = data.examples[0]?.input;
  return data.examples
    .filter(({ env }) => env === undefined)
    .map((example) => ({ ...example, input: { ...first, ...example.input } }));
}

async function runByHttp(request: APIRequestContext, id: string, input: unknown): Promise<unknown> {
  const answer = await request.post(`/api/v1/tools/${id}/run`, { data: { input, env: { now: NOW } } });
  const { data } = (await answer.json()) as { data: unknown };
  return data;
}

function fragmentOf(input: Example['input']): string {
  return Object.entries(input)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The one figure that matters is the largest text with a digit in it; the rest of the answer stands in when there is none. */
function keyFigure({ answers }: ToolPage): Promise<string> {
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

/** Whether a number, rounded to as many digits as are shown, reads as the text does. */
function isShownAs(value: number, text: string): boolean {
  const shown = Number(text.replace(/[^\d.eE+-]/g, ''));
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return Math.abs(value - shown) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
}

async function openWith(page: Page, id: string, input: Example['input']): Promise<ToolPage> {
  await page.goto('about:blank');
  await page.goto(`${address(toolPath(id), 'en')}#${fragmentOf(input)}`);
  await page.waitForLoadState('networkidle');
  return toolPage(page, 'en');
}

for (const { id } of tools) {
  test(`${id} answers the same digits by page, command line and HTTP`, async ({ page, request }) => {
    const examples = await examplesOf(request, id);
    expect(examples.length).toBeGreaterThan(0);
    for (const { name, input } of examples) {
      const byHttp = await runByHttp(request, id, input);
      expect(await runByCommandLine(id, input, NOW), name).toEqual(byHttp);

      const tool = await openWith(page, id, input);
      const numbers = numbersIn(byHttp);
      if (numbers.length === 0) continue;
      const figure = await keyFigure(tool);
      expect(
        numbers.some((number) => isShownAs(number, figure)),
        `${name}: ${figure} in ${await answerText(tool)}`,
      ).toBe(true);
    }
  });
}

test('an unknown tool and a refused input are told apart', async ({ request }) => {
  const [tool] = tools;
  if (!tool) throw new Error('the catalogue is empty');
  const unknown = await request.post('/api/v1/tools/no-such-tool/run', { data: { input: {} } });
  expect(unknown.status()).toBe(404);
  const refused = await request.post(`/api/v1/tools/${tool.id}/run`, { data: { input: { noSuchField: 1 } } });
  expect(refused.status()).toBe(422);
  const { success, error } = (await refused.json()) as {
    success: boolean;
    error: { fields: readonly unknown[] };
  };
  expect(success).toBe(false);
  expect(error.fields).toContainEqual({ path: 'noSuchField', code: 'unknown-field' });
});
