import { createI18n, type Language } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import type { AnySummarize, Summary } from '@seller-toolbox/tool-contract';
import { createMemoryAddress } from '../tool-address.ts';
import type { ToolEnvironment } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';
import { printResult, saveCsv } from './summary-actions.ts';

const words = {
  catalogue: { title: 'Adder' },
  ui: { total: 'Total', count: 'Count of {{what}}', name: 'Name' },
  findings: { high: 'Found {{words}}' },
};

const FIGURES: Summary = {
  figures: [
    ['total', 0.1 + 0.2, 'USD'],
    [{ code: 'count', params: { what: 'boxes' } }, 1234.5],
    ['name', { text: '=HYPERLINK("http://example.com")' }],
    ['total', { code: 'high', severity: 'info', params: { words: ['a', 'b'] } }],
    ['total', null, '%'],
  ],
};
const TABLE: Summary = {
  figures: [['total', 3]],
  table: {
    columns: ['name', 'total'],
    rows: [
      [{ text: 'a, b' }, 1.5],
      [{ text: '@sum' }, null],
    ],
  },
};

interface Setting {
  readonly summary?: Summary;
  readonly language?: Language;
  readonly sampleData?: boolean;
}

async function subjectOf({ summary = FIGURES, language = 'en', sampleData = false }: Setting = {}) {
  const manifest = sampleManifest({ id: 'adder', category: 'financial', sampleData });
  const printed: string[] = [];
  const uses: object[] = [];
  return {
    printed,
    uses,
    subject: {
      siteName: 'Seller Toolbox',
      loadSummarize: (): Promise<AnySummarize> => Promise.resolve(() => summary),
      i18n: createI18n(language, { platform: await loadPlatformWords(language), adder: words }),
      tool: {
        output: {},
        input: {},
        ruleSet: {
          current: {
            id: 'standard',
            effectiveFrom: null,
            source: { name: 'x' },
            checkedOn: '2026-11-21',
          },
        },
        shareLink: () => 'https://example.test/#price=3',
        trackUse: (use: object) => uses.push(use),
      } as unknown as Tool,
      environment: {
        manifest,
        address: createMemoryAddress(),
        clock: () => Date.UTC(2026, 10, 21, 12),
        print: () => printed.push(document.body.innerHTML),
      } as unknown as ToolEnvironment,
    },
  };
}

describe('saveCsv', () => {
  const createObjectUrl = URL.createObjectURL;
  let saved: { name: string; blob: Blob }[] = [];
  let blobs: Blob[] = [];
  beforeEach(() => {
    saved = [];
    blobs = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: blobs.at(-1) ?? new Blob() });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    URL.createObjectURL = createObjectUrl;
  });

  /** The text with its byte order mark, which `text()` of a blob would remove. */
  async function textOf(blob: Blob | undefined): Promise<string> {
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(blob ?? new Blob());
    });
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  }

  it('writes label, value and unit of each figure, without formulas and rounding errors', async () => {
    const { subject, uses } = await subjectOf();
    await saveCsv(subject);
    expect(saved[0]?.name).toBe('adder-2026-11-21.csv');
    expect(await textOf(saved[0]?.blob)).toBe(
      [
        '\ufeffItem,Value,Unit',
        'Total,0.3,USD',
        'Count of boxes,1234.5,',
        `Name,"'=HYPERLINK(""http://example.com"")",`,
        'Total,Found a and b,',
        'Total,,%',
        '',
      ].join('\r\n'),
    );
    expect(uses).toEqual([{ action: 'csv' }]);
  });

  it('writes the table where the result is one, and marks sample data', async () => {
    const { subject } = await subjectOf({ summary: TABLE, sampleData: true });
    await saveCsv(subject);
    expect((await textOf(saved[0]?.blob)).split('\r\n')).toEqual([
      '\ufeffName,Total,Note',
      '"a, b",1.5,Sample data',
      "'@sum,,Sample data",
      '',
    ]);
  });

  it('names its columns in the language of the page', async () => {
    const { subject } = await subjectOf({ language: 'zh' });
    await saveCsv(subject);
    expect(await textOf(saved[0]?.blob)).toMatch(/^\ufeff项目,数值,单位\r\n/);
  });

  it('rejects where the rows cannot be loaded', async () => {
    const { subject } = await subjectOf();
    const loadSummarize = () => Promise.reject(new Error('offline'));
    await expect(saveCsv({ ...subject, loadSummarize })).rejects.toThrow('offline');
  });
});

describe('printResult', () => {
  beforeEach(() => {
    document.body.innerHTML = `<article data-tool="adder"><section data-inputs>
      <label for="a">Price</label><span><input id="a" value="12"><span>USD</span></span>
      <label for="b">Empty</label><input id="b" value="">
      <label for="c">Country</label><select id="c"><option>US</option><option selected>Japan</option></select>
      <fieldset><legend>Mode</legend><label><input type="radio" name="m" checked>Fast</label><label><input type="radio" name="m">Slow</label></fieldset>
      <label><input type="checkbox" checked>Fragile</label><label><input type="checkbox">Heavy</label>
      <details><summary>More</summary><label for="d">Closed</label><input id="d" value="9"></details>
    </section><svg data-printed="" role="img"></svg></article>`;
  });

  it('prints a sheet with inputs, result, rules, site and link, and removes it afterwards', async () => {
    const { subject, printed } = await subjectOf({ summary: { ...FIGURES, table: TABLE.table } as Summary });
    await printResult(subject);
    const sheet = document.querySelector('body > div');
    const texts = (selector: string) =>
      [...(sheet?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
    expect(printed).toHaveLength(1);
    expect(texts('h1')).toEqual(['Adder']);
    expect(texts('dl > div')).toEqual(['Price12 USD', 'CountryJapan', 'ModeFast', 'Fragile✓']);
    expect(texts('tr')).toEqual([
      'Total$0.30',
      'Count of boxes1,234.5',
      'Name=HYPERLINK("http://example.com")',
      'TotalFound a and b',
      'Total',
      'NameTotal',
      'a, b1.5',
      '@sum',
    ]);
    expect(texts('svg')).toHaveLength(1);
    expect(texts('footer p').slice(1)).toEqual([
      'Seller Toolbox · Printed on Nov 21, 2026',
      'https://example.test/#price=3',
    ]);
    expect(texts('footer p')[0]).toMatch(/^Standard rules\. /);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('body > div')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('prints the page as it is where no rows could be loaded', async () => {
    const { subject, printed } = await subjectOf();
    const loadSummarize = () => Promise.reject(new Error('offline'));
    await printResult({ ...subject, loadSummarize });
    expect(printed).toHaveLength(1);
    expect(document.querySelector('body > div')).toBeNull();
  });
});
