/** A call that once stopped the service, or blocked it for seconds. */
export interface WorstInput {
  readonly name: string;
  readonly method?: 'GET';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How many send it at the same time; default: a few. */
  readonly callers?: number;
  /** The body arrives over seconds, or its answer is not read for seconds. */
  readonly isSlow?: 'upload' | 'reader';
}

/** At the size at which they were found, or the largest that is accepted now; made one at a time, because together they have some 40 MB. */
export const WORST_INPUTS: readonly (() => WorstInput)[] = [
  () =>
    run('a million rows of long keywords', 'keyword-combiner', { groups: groups(1_000), limit: 1_000_000 }),
  () => run('a million rows of short keywords', 'keyword-combiner', { groups: groups(1), limit: 1_000_000 }),
  () =>
    run('dots between two letters', 'keyword-density', {
      keywords: 'a',
      content: `a${'.'.repeat(40_000)}a`,
    }),
  () => run('two million keywords', 'keyword-density', { keywords: 'a,'.repeat(2_000_000), content: 'a' }),
  () => run('combining marks', 'word-frequency-analyzer', { text: `a${'\u0301\u0323'.repeat(740_000)}` }),
  () =>
    run('padding before the end of base64', 'image-checker', {
      pixels: { width: 100, height: 75, data: `${'='.repeat(40_000)}A` },
    }),
  () => megapixel(),
  () =>
    run('a report of unique words', 'search-term-analyzer', {
      targetAcos: 30,
      rows: list(24_000, (at) => ({
        term: `w${at} x${at} y${at} z${at} `.repeat(4).trim(),
        clicks: 9,
        spend: 5,
        sales: 0,
        orders: 0,
      })),
    }),
  () =>
    run('packing with the largest effort', 'packing-calculator', {
      effort: 5_000,
      boxes: list(20, (at) => ({
        id: `box ${at}`,
        name: `box ${at}`,
        length: 5 + (at % 5),
        width: 4 + (at % 3),
        height: 3 + (at % 4),
        weight: 0.1,
        quantity: 10,
      })),
    }),
  () =>
    run('packing 1,000 boxes of 200 sizes into 50 cartons', 'packing-calculator', {
      effort: 5_000,
      support: 'none',
      rules: { normalBuffer: 0, maxSide: 2_000 },
      boxes: list(200, (at) => ({
        id: `box ${at}`,
        length: 3 + (at % 17),
        width: 3 + (at % 13),
        height: 3 + (at % 11),
        quantity: 5,
      })),
      // Each a little larger than the volume of all boxes.
      cartons: list(50, (at) => {
        const side = 86 + at / 10;
        return {
          id: `carton ${at}`,
          outerLength: side,
          outerWidth: side,
          outerHeight: side,
          wallThickness: 0,
        };
      }),
    }),
  () =>
    run('a stock of 5,000 products', 'restock-planner', {
      rows: list(5_000, (at) => ({ sku: `sku ${at}`, dailySales: 2, onHand: 20, leadTimeDays: 30 })),
    }),
  () =>
    run(
      'a field for each of 200,000 names',
      'unit-converter',
      Object.fromEntries(list(200_000, (at) => [`f${at}`, 0])),
    ),
  () => run('2 million brackets', 'unit-converter', '', `{"input":${'['.repeat(1e6)}${']'.repeat(1e6)}}`),
  () =>
    run('a million empty objects', 'packing-calculator', '', `{"input":{"boxes":[${'{},'.repeat(1e6)}{}]}}`),
  () => ({ ...megapixel(), name: '60 megapixels', callers: 60 }),
  () => ({ ...megapixel(), name: '60 megapixels, uploaded slowly', callers: 60, isSlow: 'upload' }),
  () => ({
    ...run('60 answers of 2 MB, read slowly', 'keyword-combiner', { groups: groups(20), limit: 1_000_000 }),
    callers: 60,
    isSlow: 'reader',
  }),
  () => ({ name: '15,000 slashes', method: 'GET', path: `/${'/'.repeat(15_000)}a` }),
  () => ({
    name: '15,000 spaces in a header',
    method: 'GET',
    path: '/',
    headers: { 'accept-encoding': `gzip${' '.repeat(15_000)}a` },
  }),
];

function run(name: string, tool: string, input: unknown, body = JSON.stringify({ input })): WorstInput {
  return { name, path: `/api/v1/tools/${tool}/run`, body };
}

function megapixel(): WorstInput {
  return run('a megapixel', 'image-checker', {
    pixels: { width: 1024, height: 1024, data: Buffer.alloc(4 * 1024 * 1024, 7).toString('base64') },
  });
}

function groups(length: number): string[][] {
  return ['a', 'b', 'c'].map((group) => list(100, (at) => `${group}${at}`.padEnd(length, 'x')));
}

function list<Item>(length: number, item: (at: number) => Item): Item[] {
  return Array.from({ length }, (_, at) => item(at));
}
