import { PROMOTIONAL_WORDS } from '@seller-toolbox/reference-data/promotional-words.data';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { runEngine } from '@seller-toolbox/tool-contract';
import fc from 'fast-check';
import { engine } from './word-frequency-analyzer.engine.ts';

function analyze(input: { text: string; minLength?: 1 | 2 | 3 | 4; excludeCommonWords?: boolean }) {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const wordsOf = (...input: Parameters<typeof analyze>) =>
  analyze(...input).wordFrequencies.map(({ word }) => word);

describe('engine', () => {
  it.each([
    [1, ['a', 'be', 'see', 'deer']],
    [2, ['be', 'see', 'deer']],
    [3, ['see', 'deer']],
    [4, ['deer']],
  ] as const)('counts words of at least %p characters', (minLength, words) => {
    expect(wordsOf({ text: 'A be see deer', minLength, excludeCommonWords: false })).toEqual(words);
  });

  it('measures words in characters, not in code units', () => {
    expect(wordsOf({ text: '\u{10400}\u{10401} \u{10400}', minLength: 2 })).toEqual(['\u{10428}\u{10429}']);
  });

  it.each([
    ['the bottle is on sale with free shipping', ['bottle']],
    ['这个水杯是我们的新款，包邮', ['水杯']],
    ['このタオルはとても人気です', ['タオル']],
    ['botol minum untuk anak dan dewasa gratis ongkir', ['botol', 'minum', 'anak', 'dewasa']],
    ['bình nước cho trẻ em miễn phí', ['bình', 'nước', 'trẻ', 'em']],
  ])('leaves common and promotional words out of %p', (text, words) => {
    expect(wordsOf({ text })).toEqual(words);
  });

  it('returns at most ten keywords', () => {
    const text = Array.from({ length: 12 }, (_, place) => `word${place}`).join(' ');
    expect(analyze({ text }).topKeywords).toHaveLength(10);
  });

  it('counts a text of many slices like its parts', () => {
    const text = 'wireless bluetooth earbuds, noise cancelling. '.repeat(3000);
    expect(analyze({ text })).toMatchObject({
      totalWords: 15_000,
      uniqueWords: 5,
      phrases: expect.arrayContaining([{ text: 'wireless bluetooth earbuds', words: 3, count: 3000 }]),
    });
  });

  it('reports progress to the end', () => {
    const shares: number[] = [];
    runEngine(engine, { text: 'word '.repeat(20_000) }, { now: 0, progress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('has shares that add up to a hundred, and word counts that add up to the total', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abc de\n.防水タ'), maxLength: 200 }),
        fc.boolean(),
        (text, exclude) => {
          const { wordFrequencies, totalWords, categories, readabilityScore, averageWordLength } = analyze({
            text,
            excludeCommonWords: exclude,
          });
          const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
          expect(total(wordFrequencies.map(({ count }) => count))).toBe(totalWords);
          expect(total(categories.map(({ words }) => words))).toBe(totalWords);
          expect(total(wordFrequencies.map(({ percentage }) => percentage))).toBeCloseTo(
            totalWords && 100,
            8,
          );
          expect(readabilityScore === null).toBe(totalWords === 0);
          expect(averageWordLength === 0).toBe(totalWords === 0);
        },
      ),
    );
  });

  it.each([
    [{}, 'text', 'required'],
    [{ text: 'a', minLength: 5 }, 'minLength', 'invalid-value'],
    [{ text: 'a', minLength: 0 }, 'minLength', 'invalid-value'],
    [{ text: 'a', excludeCommonWords: 'yes' }, 'excludeCommonWords', 'invalid-type'],
    [{ text: 'a'.repeat(2_000_001) }, 'text', 'too-long'],
  ])('rejects %#', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });
});

describe('stop words and promotional words', () => {
  const lists = [STOP_WORDS, PROMOTIONAL_WORDS].flatMap((byLanguage) => Object.entries(byLanguage));

  it.each(lists)('of %s have no duplicate and no capitals', (_language, words) => {
    expect(new Set(words).size).toBe(words.length);
    expect(words.map((word) => word.toLowerCase())).toEqual(words);
  });

  it.each(['hat', 'die', 'man', 'con', 'den', 'car', 'plus', 'pour', 'ai', 'hay', 'dove', 'agar', 'bottle'])(
    'keep the English word %s',
    (word) => {
      expect(lists.some(([, words]) => words.includes(word))).toBe(false);
    },
  );
});
