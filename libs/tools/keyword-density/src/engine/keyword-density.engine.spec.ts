import fc from 'fast-check';
import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './keyword-density.engine.ts';
import type { KeywordDensityOutput } from './keyword-density.schema.ts';

function measure(input: unknown): KeywordDensityOutput {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const words = (count: number) => Array(count).fill('word').join(' ');
const row = (input: unknown) => {
  const [first] = measure(input).rows;
  if (!first) throw new Error('no row');
  return first;
};

describe('keyword-density engine', () => {
  it.each([
    [1, 101, 'low', 'density-low'],
    [1, 100, 'optimal', 'density-optimal'],
    [3, 100, 'optimal', 'density-optimal'],
    [3, 99, 'high', 'density-high'],
    [0, 100, 'low', 'keyword-absent'],
    [1, 33, 'high', 'text-too-short'],
    [1, 34, 'optimal', 'density-optimal'],
  ])('%d occurrences in %d words are %s: %s', (times, total, status, code) => {
    const content = `${'cup '.repeat(times)}${words(total - times)}`;
    const { count, density, status: found, recommendation } = row({ keywords: 'cup', content });
    expect([count, density, found, recommendation.code]).toEqual([
      times,
      (times / total) * 100,
      status,
      code,
    ]);
  });

  it('judges one use in a short title as fine, nineteen times "thing" as stuffing', () => {
    const title = 'Aquapeak Stainless Steel Water Bottle 32 oz, Leak Proof Lid';
    const once = row({ keywords: 'water bottle', content: title, match: 'phrase' });
    expect([once.count, once.verdict, once.recommendation]).toEqual([
      1,
      'optimal',
      { code: 'text-too-short', severity: 'info', params: { words: 10, found: 1, most: 2, low: 1, high: 3 } },
    ]);
    const stuffed = row({ keywords: 'thing', content: 'thing '.repeat(19) });
    expect([stuffed.verdict, stuffed.recommendation.code, stuffed.recommendation.params]).toMatchObject([
      'high',
      'density-high',
      { found: 19, most: 2 },
    ]);
  });

  it.each([
    ['stainless steel water bottle', 1, 'optimal', 'text-too-short'],
    ['steel bottle', 1, 'optimal', 'text-too-short'],
    ['lid', 3, 'high', 'density-high'],
  ])('counts the uses of the same word of %j in a short title: %d', (keywords, found, verdict, code) => {
    // Four matches of one keyword were called stuffing.
    const content = 'Stainless Steel Water Bottle with Lid, Straw Lid and Spout Lid';
    const { verdict: given, recommendation } = row({ keywords, content });
    expect([given, recommendation.code, recommendation.params?.['found']]).toEqual([verdict, code, found]);
  });

  it.each([
    ['gym bag', 'A bag for the gym', 'words-apart', 1],
    ['gym bag', 'Gym bag, bag for the gym, bag', 'only-as-phrase', 1],
    ['lid for cup', 'Cup with a lid, and a lid', 'words-apart', 1],
    ['bag gym', 'Bag, gym, bag, gym', 'words-apart', 2],
    ['保温杯 吸管', '不锈钢保温杯，带吸管', 'words-apart', 1],
    ['gym hat', 'A bag for the gym', 'keyword-absent', undefined],
    ['for', 'A bag', 'keyword-absent', undefined],
  ])('says that the words of %j are in %j', (keywords, content, code, found) => {
    const { count, verdict, recommendation } = row({ keywords, content });
    expect([count, recommendation.code, recommendation.params?.['found']]).toEqual([0, code, found]);
    expect(verdict).toBe(found === undefined ? 'low' : 'optimal');
  });

  it('says that the words of a phrase are apart, and judges it as missing', () => {
    expect(row({ keywords: 'water bottle', content: 'A bottle of water', match: 'phrase' })).toMatchObject({
      count: 0,
      verdict: 'low',
      recommendation: { code: 'not-as-phrase', params: { keyword: 'water bottle' } },
    });
  });

  it('reads no HTML as words', () => {
    const content = 'Keeps cold.<br><br>Fits bags&nbsp;well<br/>';
    expect(measure({ keywords: 'br, nbsp', content })).toMatchObject({
      words: 5,
      rows: [{ count: 0 }, { count: 0 }],
    });
  });

  it('finds a run of katakana that the dictionary cuts', () => {
    const content = 'ワイヤレスイヤホン ノイズキャンセリング機能付き';
    for (const match of ['loose', 'phrase']) {
      expect(row({ keywords: 'ノイズキャンセリング', content, match }).count).toBe(1);
    }
  });

  it('reports the optimal number of occurrences', () => {
    const { recommendation } = row({ keywords: 'cup', content: `cup ${words(249)}` });
    expect(recommendation.params).toMatchObject({ found: 1, least: 3, most: 7, low: 1, high: 3 });
  });

  it('counts words with loose matching, whole phrases with phrase matching', () => {
    const content = 'Water bottle, water bottles and a waterbottle';
    expect(row({ keywords: 'water bottle', content }).count).toBe(4);
    expect(row({ keywords: 'water bottle', content, match: 'phrase' }).count).toBe(2);
    expect(row({ keywords: 'bottle', content }).count).toBe(3);
  });

  it.each([
    ['loose', ['Water', 'bottle,', 'water', 'bottles', 'waterbottle']],
    ['phrase', ['Water bottle', 'waterbottle']],
  ])('highlights what %s matching counts', (match, expected) => {
    const content = 'Water bottle, water  bottles and a waterbottle';
    const { highlights } = measure({ keywords: 'water bottle, bottle', content, match });
    const marked = highlights.first.map(({ start, end }) => content.slice(start, end));
    expect(marked.filter((text) => !/^bottles?$/.test(text) || match === 'loose')).toEqual(expected);
  });

  it('returns the first 1,000 highlights and their total', () => {
    const { highlights } = measure({ keywords: 'cup', content: 'cup and '.repeat(1001) });
    expect(highlights.total).toBe(1001);
    expect(highlights.first).toHaveLength(1000);
  });

  it('reports progress without changing the result', () => {
    const shares: number[] = [];
    const input = { keywords: 'a, b, c', content: words(50) };
    const result = runEngine(engine, input, { now: 0, progress: (share) => shares.push(share) });
    expect(result).toEqual({ ok: true, output: measure(input) });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });

  it('reports a keyword of short words that occurs as a phrase', () => {
    expect(row({ keywords: 'usb c', content: 'USB C to usb c' })).toMatchObject({
      count: 0,
      recommendation: { code: 'only-as-phrase', params: { keyword: 'usb c', found: 2 } },
    });
  });

  it('counts code points of the trimmed text', () => {
    expect(measure({ keywords: '', content: ' 🙂 水杯 ' }).characters).toBe(4);
  });

  it.each([
    [{ keywords: 'a' }, 'content', 'required'],
    [{ content: 'a' }, 'keywords', 'required'],
    [{ keywords: 'a', content: 'a'.repeat(100_001) }, 'content', 'too-long'],
    [{ keywords: 'a', content: 'a', match: 'stem' }, 'match', 'invalid-value'],
    [{ keywords: 'a', content: 'a', language: 'en' }, 'language', 'unknown-field'],
    [
      { keywords: Array.from({ length: 201 }, (_, index) => `k${index}`), content: '' },
      'keywords',
      'too-many-keywords',
    ],
    [{ keywords: Array<string>(2_000_000).fill('a'), content: '' }, 'keywords', 'too-long'],
    [{ keywords: 'a'.repeat(201), content: '' }, 'keywords', 'too-long'],
  ])('rejects invalid input by path and code: case %#', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('rejects a too long text of keywords without splitting it', () => {
    const split = jest.spyOn(String.prototype, 'split');
    const result = runEngine(engine, { keywords: 'a,'.repeat(2_000_000), content: 'a' }, { now: 0 });
    const calls = split.mock.calls.length;
    split.mockRestore();
    expect([result.ok, calls]).toEqual([false, 0]);
  });

  it('ends for many long keywords over many words with the same start', () => {
    const keywords = Array.from({ length: 200 }, (_, at) => 'a'.repeat(200 - at));
    const content = Array.from({ length: 11_000 }, (_, at) => `aaaa${at.toString(36)}`).join(' ');
    expect(measure({ keywords, content }).rows.at(-1)).toMatchObject({ keyword: 'a', count: 11_000 });
    expect(measure({ keywords, content: 'a'.repeat(100_000), match: 'phrase' }).rows).toHaveLength(200);
  });

  it('accepts 200 keywords', () => {
    const keywords = Array.from({ length: 200 }, (_, index) => `k${index}`).join();
    expect(measure({ keywords, content: '' }).rows).toHaveLength(200);
  });

  it.each([
    ['one word', 'a'.repeat(10_000)],
    ['emoji', '🔥'.repeat(5_000)],
    ['Chinese without spaces', '水杯'.repeat(5_000)],
    ['punctuation', '!?'.repeat(5_000)],
    ['right-to-left marks', '\u200f'.repeat(10_000)],
    ['markup', '<b>™</b>'.repeat(1_250)],
  ])('handles 10,000 characters of %s', (_title, content) => {
    const output = measure({ keywords: 'a, 水杯, !?, <b>, 🔥', content, match: 'phrase' });
    expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
  });

  it('gives finite densities with matching statuses and bars for any text', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'bottle', ' ', ', ', '水杯', '。', '\ud83d', 'e\u0301', '🙂', '\n'),
      maxLength: 60,
    });
    const input = fc.record({ keywords: text, content: text, match: fc.constantFrom('loose', 'phrase') });
    fc.assert(
      fc.property(input, (given) => {
        const output = measure(given);
        expect(engine.outputSchema.safeParse(output).error).toBeUndefined();
        const { low, optimal, high } = output.statuses;
        expect(low + optimal + high).toBe(output.rows.length);
        for (const { count, density, barWidth } of output.rows) {
          if (output.match === 'loose') expect(count).toBeLessThanOrEqual(output.words);
          expect(barWidth).toBe(Math.min(100, density * 10));
        }
      }),
      { numRuns: 200 },
    );
  });
});
