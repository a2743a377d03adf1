import { PROMOTIONAL_WORDS } from '@seller-toolbox/reference-data/promotional-words.data';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { runEngine } from '@seller-toolbox/tool-contract';
import fc from 'fast-check';
import { engine } from './word-frequency-analyzer.engine.ts';

function analyze(input: {
  text: string;
  minLength?: 1 | 2 | 3 | 4;
  excludeCommonWords?: boolean;
  mergeForms?: boolean;
}) {
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

  it.each([
    ['die Trinkflasche hat einen Deckel und ich mag die Farbe', ['trinkflasche', 'deckel', 'farbe']],
    [
      'Trinkflasche für Kinder: die Flasche hält dicht',
      ['trinkflasche', 'kinder', 'flasche', 'hält', 'dicht'],
    ],
    ['Ich mag die Farbe', ['farbe']],
    ['la gourde est dans le sac, on boit par la paille', ['gourde', 'sac', 'boit', 'paille']],
    ['die Flasche war dort und nicht hier', ['flasche']],
    ['moi, toi ou mon sac: ni lui ni eux étaient dans les pages', ['sac', 'pages']],
    ['nosotros, vosotros y la taza para mí y para ti, sí, ni él', ['taza']],
    ['io e te con la tazza e il tappo', ['tazza', 'tappo']],
    ['die cast car for the man with a hat', ['die', 'cast', 'car', 'man', 'hat']],
    ['the io board with a ti bolt, te and mon', ['io', 'board', 'ti', 'bolt', 'te', 'mon']],
  ])('leaves out the stop words of the language of %p', (text, words) => {
    expect(wordsOf({ text })).toEqual(words);
  });

  it('reads letters that were escaped twice', () => {
    expect(wordsOf({ text: 'Gr&amp;ouml;&szlig;e Becher&amp;trade;' })).toEqual(['größe', 'becher']);
  });

  it('reads no HTML as words', () => {
    const text = '<ul><li>Cold cup<br>warm cup</li></ul>&nbsp;cup<br />';
    expect(analyze({ text }).wordFrequencies).toMatchObject([
      { word: 'cup', count: 3 },
      { word: 'cold', count: 1 },
      { word: 'warm', count: 1 },
    ]);
  });

  it.each([
    ['a script or style', '<style>p{color:red}</style><script>var x = 1</script>cup', ['cup']],
    ['a tag that was escaped', '&lt;br&gt;cup&amp;nbsp;lid&lt;/li&gt;', ['cup', 'lid']],
    ['the name of a letter', 'Gr&ouml;&szlig;e, women&#39;s cup', ['größe', "women's", 'cup']],
  ])('reads %s as HTML', (_title, text, words) => {
    expect(wordsOf({ text })).toEqual(words);
  });

  it('reads no HTML as words where a tag is longer than a slice', () => {
    const text = `${'cup '.repeat(8191)}<a title="${'br '.repeat(600)}">cup</a>`;
    expect(wordsOf({ text })).toEqual(['cup']);
  });

  it('counts singular and plural as one word and lists the forms', () => {
    const text = 'bottle, bottles, bottle; knife and knives; box';
    expect(analyze({ text })).toMatchObject({
      totalWords: 6,
      uniqueWords: 3,
      wordFrequencies: [
        {
          word: 'bottle',
          count: 3,
          percentage: 50,
          forms: [
            { word: 'bottle', count: 2 },
            { word: 'bottles', count: 1 },
          ],
        },
        { word: 'knife', count: 2, forms: [{ word: 'knife' }, { word: 'knives' }] },
        { word: 'box', count: 1, forms: [] },
      ],
    });
    expect(wordsOf({ text, mergeForms: false })).toEqual(['bottle', 'bottles', 'knife', 'knives', 'box']);
  });

  it('merges by the rules of the language of the text', () => {
    const text = 'Die Flaschen sind dicht, eine Flasche ist aus Glas und zwei Gläser sind dabei';
    expect(analyze({ text }).wordFrequencies).toMatchObject([
      { word: 'flaschen', count: 2 },
      { word: 'glas', count: 2, forms: [{ word: 'glas' }, { word: 'gläser' }] },
      { word: 'dicht' },
      { word: 'zwei' },
    ]);
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
