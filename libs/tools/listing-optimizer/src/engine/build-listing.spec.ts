import { runEngine } from '@seller-toolbox/tool-contract';
import { MAX_KEYWORDS, type BuilderOutput } from './builder.schema.ts';
import { engine } from './listing-optimizer.engine.ts';

const EMPTY = { title: '', bullets: [], description: '', searchTerms: '' };
const BAG = 'Frostline Insulated Lunch Bag for Women, Leakproof Cooler Tote';

function build(input: object): BuilderOutput {
  const result = runEngine(engine, { ruleSet: 'title-2026-07-27', ...EMPTY, ...input }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  if (!result.output.builder) throw new Error('no builder');
  return result.output.builder;
}

/** One keyword in one listing. */
function cover(keyword: string, listing: object) {
  const [row] = build({ ...listing, keywords: keyword }).coverage.keywords;
  if (!row) throw new Error('no keyword');
  return row;
}

describe('coverage of keywords', () => {
  it.each([undefined, '', ' \n'])('the output has no builder without keywords: %p', (keywords) => {
    const result = runEngine(engine, { ...EMPTY, ...(keywords !== undefined && { keywords }) }, { now: 0 });
    expect(result.ok && 'builder' in result.output).toBe(false);
  });

  it.each([
    ['in order', 'insulated lunch bag', 'whole'],
    ['in another order', 'cooler lunch bag', 'split'],
    ['over punctuation', 'women leakproof', 'split'],
    ['in the plural', 'insulated lunch bags', 'whole'],
    ['in another case', 'LUNCH BAG', 'whole'],
    ['hyphenated', 'leak-proof cooler', 'whole'],
    ['as two words', 'leak proof lunch bag', 'split'],
    ['with a stop word', 'tote with cooler', 'split'],
    ['with a possessive', "women's lunch bag", 'split'],
    ['without one of its words', 'bento lunch bag', 'absent'],
    ['inside another word', 'sul', 'absent'],
    ['across two words', 'chba', 'absent'],
  ])('a keyword %s: %s is %s', (_name, keyword, state) => {
    expect(cover(keyword, { title: BAG })).toMatchObject({ state, title: state, bullets: 'absent' });
  });

  it('names the field and the missing words', () => {
    const listing = {
      title: 'Lunch Bag',
      bullets: ['For kids', 'Fits a bento box'],
      description: '<b>Cooler</b> bag',
    };
    expect(cover('kids bento box', listing)).toMatchObject({
      state: 'split',
      title: 'absent',
      bullets: 'split',
    });
    expect(cover('lunch cooler', listing)).toMatchObject({
      state: 'split',
      title: 'absent',
      description: 'absent',
    });
    expect(cover('cooler bag', listing)).toMatchObject({ state: 'whole', description: 'whole' });
    expect(cover('thermal picnic bag', listing)).toMatchObject({
      state: 'absent',
      missing: ['thermal', 'picnic'],
    });
  });

  it.each([
    ['DE', 'Trinkflasche Edelstahl 1L', 'trinkflaschen', 'whole'],
    ['DE', 'K&uuml;chenmesser', 'küchenmesser', 'whole'],
    ['DE', 'K&amp;uuml;chenmesser', 'uuml', 'absent'],
    ['DE', 'Esstisch aus Eiche', 'esstische', 'whole'],
    ['DE', 'Edelstahl-Trinkflasche 1L auslaufsicher', 'edelstahl trinkflasche', 'whole'],
    ['US', '水筒 1L 真空断熱 ステンレスボトル 保温保冷', 'ステンレスボトル', 'whole'],
    ['US', '水筒 1L 真空断熱 ステンレスボトル 保温保冷', '水筒 ステンレス', 'split'],
    ['US', '水筒 1L 真空断熱 ステンレスボトル 保温保冷', 'トル', 'absent'],
    ['US', '水筒 1L 真空断熱 ステンレスボトル 保温保冷', 'テンレ', 'absent'],
    ['US', '水筒 1L 真空断熱 ステンレスボトル 保温保冷', 'ボトル', 'whole'],
    ['US', 'ワイヤレスイヤホン ノイズキャンセリング', 'ノイズキャンセリング', 'whole'],
    ['US', '不锈钢保温杯大容量1000ml', '保温杯', 'whole'],
    ['US', '不锈钢保温杯大容量1000ml', '茶杯', 'absent'],
  ])('in %s, %s: %s is %s', (marketplace, title, keyword, state) => {
    expect(cover(keyword, { title, marketplace }).state).toBe(state);
  });

  it('sums up volumes, and percent without keywords that must not be used', () => {
    const { coverage } = build({
      title: BAG,
      keywords: 'lunch bag,600\nwomen cooler,150\nbento box,250\nyeti lunch bag,9000',
    });
    expect(coverage.volumes).toEqual({ whole: 600, split: 150, absent: 250, barred: 9000 });
    expect(coverage.counts).toEqual({ whole: 1, split: 1, absent: 1, barred: 1 });
    expect(coverage).toMatchObject({ percent: 75, percentWithLine: 100 });
    expect(coverage.keywords.map(({ keyword }) => keyword)).toEqual([
      'yeti lunch bag',
      'lunch bag',
      'bento box',
      'women cooler',
    ]);
  });

  it('counts keywords where the list has no volumes', () => {
    expect(build({ title: BAG, keywords: 'lunch bag, bento box, cooler' }).coverage).toMatchObject({
      volumes: null,
      percent: 67,
    });
  });

  it.each([
    ['a rival brand', 'yeti lunch bag', 'rival-brand'],
    ['a claim', 'antibacterial lunch bag', 'antimicrobial'],
    ['a brand to leave out', 'frost-line lunch bag', 'brand'],
    ['a superlative beside other words', 'best lunch bag', null],
  ])('bars a keyword with %s', (_name, keyword, barred) => {
    expect(cover(keyword, { title: BAG, brands: 'Frost Line, Igloo' }).barred).toBe(barred);
  });

  it('finds a keyword that must not be used in no field, and misses no word of it', () => {
    expect(cover('yeti lunch cup', { title: 'Lunch Cup' })).toMatchObject({
      state: 'absent',
      title: 'absent',
      missing: [],
    });
    expect(cover('yeti straw', { title: 'Lunch Cup' }).missing).toEqual([]);
  });

  it('counts the spellings of a keyword once, with the highest volume', () => {
    const { coverage } = build({
      title: 'Leakproof Bottle',
      keywords: 'leak-proof bottle,80\nleak proof bottle,100\nleakproof bottle,90\nproof leak bottle,5',
    });
    expect(coverage.keywords.map(({ keyword }) => keyword)).toEqual([
      'leak proof bottle',
      'proof leak bottle',
    ]);
    expect(coverage.volumes).toMatchObject({ whole: 100 });
    expect(coverage.counts).toMatchObject({ whole: 1 });
  });

  it('takes the keywords that are searched for most where there are too many', () => {
    const keywords = Array.from({ length: MAX_KEYWORDS + 1 }, (_, at) => `word${at},${at}`).join('\n');
    const { coverage } = build({ keywords });
    expect(coverage).toMatchObject({ leftOut: 1, counts: { absent: MAX_KEYWORDS } });
    expect(coverage.keywords.at(-1)?.volume).toBe(1);
  });
});

describe('backend line', () => {
  it('has no word of the title, no plural beside its singular, no brand, claim or stop word', () => {
    const { backend } = build({
      title: BAG,
      keywords:
        'lunch boxes,90\nlunch box for men,80\nbest yeti tumbler,70\nbento bags,60\nbest thermal bag,1',
    });
    expect(backend).toMatchObject({
      text: 'boxes men bento thermal',
      bytes: 23,
      words: 4,
      maxBytes: 249,
      unfit: [],
    });
    expect(backend.inTitle).toEqual(['lunch', 'bag']);
    expect(backend.barred).toContain('yeti');
  });

  it('keeps the other present search terms, and adds words of the bullet points last', () => {
    const input = {
      title: 'Lunch Bag',
      bullets: ['Roomy for work'],
      searchTerms: 'picnic lunch igloo, roomy',
    };
    expect(build({ ...input, brands: 'Igloo', keywords: 'work lunch bag, bento' }).backend.text).toBe(
      'bento picnic work',
    );
  });

  it('has no word of an offer, no name of a shop and no product code, whatever its case', () => {
    const { backend, coverage } = build({
      title: 'Acme Garlic Press',
      keywords:
        'cheap garlic crusher sale\t60\ngarlic press amazon choice\t40\nb08n5wrwnw\t20\nwalmart mincer\t10',
    });
    expect(backend.text).toBe('crusher mincer');
    expect(backend.barred).toEqual(
      expect.arrayContaining(['cheap', 'sale', 'amazon choice', 'b08n5wrwnw', 'walmart']),
    );
    expect(coverage.keywords.map(({ barred }) => barred)).toEqual([null, null, 'product-code', null]);
  });

  it.each(['yard sale signs', 'macinino sale pepe', 'sac linge sale'])(
    'keeps the words of an offer where they name the product: %s',
    (keywords) => {
      expect(build({ keywords }).backend.text).toBe(keywords);
    },
  );

  it.each([
    ['leak proof lid,9\nleakproof cap,8', 'leak proof lid cap'],
    ['car pet hair remover,9\ncarpet brush,8', 'car pet hair remover carpet brush'],
    ['leakproof cap,9\nleak-proof lid,8', 'leakproof cap lid'],
    ['leak-proof lid,9\nleak proof cap,8', 'leak proof lid cap'],
  ])('has the spellings of a phrase once: %j', (keywords, text) => {
    const { backend } = build({ title: 'Bottle', keywords });
    expect(backend.text.split(' ').toSorted()).toEqual(text.split(' ').toSorted());
    expect(build({ title: 'Leakproof Bottle', keywords }).backend.inTitle.length).toBeLessThan(3);
  });

  it('stays within the bytes of any script', () => {
    const keywords = Array.from(
      { length: 60 },
      (_, at) => `水筒${String.fromCodePoint(0x30a2 + at)}ボトル`,
    ).join('\n');
    const { bytes, text, unfit } = build({ keywords }).backend;
    expect(new TextEncoder().encode(text).length).toBe(bytes);
    expect(bytes).toBeLessThanOrEqual(249);
    expect(unfit.length).toBeGreaterThan(0);
  });

  it('is separated by commas where the rules count terms', () => {
    expect(build({ ruleSet: 'standard', keywords: 'bento box' }).backend.text).toBe('bento,box');
  });
});
