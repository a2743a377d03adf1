import { sampleManifest } from '@seller-toolbox/testing/manifest';
import type { AnySummarize, Summary } from '@seller-toolbox/tool-contract';
import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { JSDOM } from 'jsdom';
import { createMemoryAddress } from '../tool-address.ts';
import type { ToolEnvironment } from '../tool-environment.tsx';
import { printResult, saveCsv, type SummarySubject } from './summary-actions.ts';

const words = {
  catalogue: { title: 'Adder' },
  ui: { total: 'Total', count: 'Count', name: 'Name' },
  findings: {},
};
const NAMES = [
  'window',
  'document',
  'Event',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLSpanElement',
] as const;

function openPage(body = '') {
  const { window } = new JSDOM(body);
  Object.assign(globalThis, { ...Object.fromEntries(NAMES.map((name) => [name, window[name]])), window });
}

afterEach(() => {
  (globalThis.window as Window | undefined)?.close();
  NAMES.forEach((name) => Reflect.deleteProperty(globalThis, name));
});

interface Setting {
  readonly summary?: Summary | undefined;
  readonly link?: string | null;
  readonly hasRules?: boolean;
  readonly sampleData?: boolean;
  readonly hasOutput?: boolean;
}

const RULES = { id: 'standard', effectiveFrom: null, source: { name: 'x' }, checkedOn: '2026-11-21' };

async function subjectOf({
  summary,
  link = null,
  hasRules = false,
  sampleData = false,
  hasOutput = true,
}: Setting) {
  const prints: string[] = [];
  const subject: SummarySubject = {
    siteName: 'Seller Toolbox',
    loadSummarize: (): Promise<AnySummarize | undefined> => Promise.resolve(summary && (() => summary)),
    i18n: createI18n('en', { platform: await loadPlatformWords('en'), adder: words }),
    tool: {
      output: hasOutput ? {} : undefined,
      input: {},
      ruleSet: { current: hasRules ? RULES : undefined },
      shareLink: () => link,
      trackUse: () => undefined,
    },
    environment: {
      manifest: sampleManifest({ id: 'adder', category: 'financial', sampleData }),
      address: createMemoryAddress(),
      clock: () => Date.UTC(2026, 10, 21, 12),
      print: () => prints.push(document.body.innerHTML),
    } as unknown as ToolEnvironment,
  };
  return { prints, subject };
}

/** The sheet as it is printed. */
async function sheetOf(setting: Setting, page?: string) {
  openPage(page);
  const { subject, prints } = await subjectOf(setting);
  await printResult(subject);
  expect(prints).toHaveLength(1);
  const sheet = document.querySelector('.sheet');
  const texts = (selector: string) =>
    [...(sheet?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  return { sheet, texts };
}

const FIGURE = (value: Summary['figures'][number][1], unit?: string): Summary => ({
  figures: [unit === undefined ? ['total', value] : ['total', value, unit]],
});
const TABLE_OF = (columns: number): Summary => ({
  figures: [],
  table: {
    columns: Array.from({ length: columns }, (_, at) => (at === 0 ? 'name' : 'count')),
    rows: [Array.from({ length: columns }, (_, at) => (at === 0 ? { text: 'cup' } : at))],
  },
});

describe('the printed sheet', () => {
  it('replaces the page until it is printed', async () => {
    await sheetOf({ summary: FIGURE(1) });
    expect(document.body.className).toBe('replaced');
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('.sheet')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('is there once, also after a print that did not end', async () => {
    await sheetOf({ summary: FIGURE(1) });
    const { subject } = await subjectOf({ summary: FIGURE(2) });
    await printResult(subject);
    expect(document.querySelectorAll('.sheet')).toHaveLength(1);
    expect(document.querySelector('.sheet td')?.textContent).toBe('2');
  });

  it('lets pictures be drawn that are for paper only, and shows them', async () => {
    const page = '<article data-tool="adder"><svg data-printed hidden></svg></article>';
    const { sheet } = await sheetOf({ summary: FIGURE(1) }, page);
    expect(sheet?.querySelector('.pictures svg')?.hasAttribute('hidden')).toBe(false);
    expect(document.querySelector('article svg')?.hasAttribute('hidden')).toBe(true);
  });

  it('has the filled fields of the tool alone, under their heading', async () => {
    const inputs = (name: string) => `<div data-inputs><input aria-label="${name}" value="1"></div>`;
    const page = `<article data-tool="other">${inputs('b')}</article><article data-tool="adder">${inputs('a')}</article>`;
    const { texts } = await sheetOf({ summary: FIGURE(1) }, page);
    expect(texts('dl > div')).toEqual(['a1']);
    expect(texts('h2')).toEqual(['Your input', 'Result']);
  });

  it('has no heading over fields that are all empty', async () => {
    const page = '<article data-tool="adder"><div data-inputs><input aria-label="a"></div></article>';
    expect((await sheetOf({ summary: FIGURE(1) }, page)).texts('h2')).toEqual(['Result']);
  });

  it('says of sample data that it is one', async () => {
    expect((await sheetOf({ summary: FIGURE(1) })).texts('h1 + p')).toEqual([]);
    expect((await sheetOf({ summary: FIGURE(1), sampleData: true })).texts('h1 + p')).toHaveLength(1);
  });

  it.each([
    ['a short link', `https://example.test/#${'x'.repeat(378)}`, `https://example.test/#${'x'.repeat(378)}`],
    [
      'a link of more than 400 characters',
      `https://example.test/#${'x'.repeat(379)}`,
      'https://example.test/',
    ],
    ['no link', null, 'https://example.test/'],
  ])('ends, for %s, with %s as %s', async (_title, link, expected) => {
    expect((await sheetOf({ summary: FIGURE(1), link })).texts('footer p')).toEqual([
      'Seller Toolbox · Printed on Nov 21, 2026',
      expected,
    ]);
  });

  it('names the rules that count', async () => {
    const [rules] = (await sheetOf({ summary: FIGURE(1), hasRules: true })).texts('footer p');
    expect(rules).toMatch(/^Standard rules\. Fixed figures set by this site/);
  });

  it.each([
    ['a text', FIGURE({ text: 'cup' }), 'cup', ''],
    ['a text with a unit', FIGURE({ text: '3' }, 'kg'), '3 kg', ''],
    ['nothing, with a unit', FIGURE(null, 'kg'), '', ''],
    ['money', FIGURE(12.5, 'USD'), '$12.50', 'number'],
    ['percent', FIGURE(12.5, '%'), '12.5%', 'number'],
    ['a number with a unit', FIGURE(1234.5, 'kg'), '1,234.5 kg', 'number'],
    ['zero', FIGURE(0), '0', 'number'],
    ['one', FIGURE(1.00001), '1', 'number'],
    ['a number below one', FIGURE(0.012345), '0.01235', 'number'],
    ['a negative number below one', FIGURE(-0.012345), '-0.01235', 'number'],
  ])('writes %s', async (_title, summary, text, look) => {
    const cell = (await sheetOf({ summary })).sheet?.querySelector('.figures td');
    expect([cell?.textContent?.replace('−', '-'), cell?.className]).toEqual([text, look]);
  });

  it.each([
    [8, ''],
    [9, 'many'],
  ])('sets a table of %d columns as %j', async (columns, look) => {
    const { sheet } = await sheetOf({ summary: TABLE_OF(columns) });
    expect(sheet?.querySelector('table')?.className).toBe(look);
    expect(sheet?.querySelector('.figures')).toBeNull();
  });

  it('sets numbers and their heads as numbers, and short texts on one line', async () => {
    const { sheet } = await sheetOf({
      summary: {
        figures: [],
        table: {
          columns: ['name', 'total', 'name', 'name'],
          rows: [[{ text: 'x'.repeat(12) }, 1, { text: 'x'.repeat(13) }, null]],
        },
      },
    });
    const looks = (selector: string) =>
      [...(sheet?.querySelectorAll(selector) ?? [])].map(({ className }) => className);
    expect(looks('th')).toEqual(['', 'number', '', '']);
    expect(looks('td')).toEqual(['short', 'number', '', 'short']);
  });

  it.each<[string, Setting]>([
    ['without rows', {}],
    ['without a result', { summary: FIGURE(1), hasOutput: false }],
  ])('is not there %s: the page is printed as it is', async (_title, setting) => {
    openPage('<p>page</p>');
    const { subject, prints } = await subjectOf(setting);
    await printResult(subject);
    expect(prints).toEqual(['<p>page</p>']);
  });
});

it('saveCsv names the tool whose result has no rows', async () => {
  const { subject } = await subjectOf({});
  await expect(saveCsv(subject)).rejects.toThrow('the result of "adder" has no rows');
});
