import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

function fixOf(keywords: string, brand = 'Acme') {
  const title = `${brand} Insulated Steel Tumbler with Lid and Straw, Leakproof Travel Mug for Car, 30 oz, Black`;
  const fix = engine.run(
    engine.inputSchema.parse({ title, brand, keywords }),
    createEnv({ now: 0, seed: 1 }),
  );
  if (!('versions' in fix)) throw new Error('The title is not blank');
  return fix;
}
const barredIn = (keywords: string, brand?: string) =>
  fixOf(keywords, brand).findings.find(({ code }) => code === 'keywords-barred')?.params;

describe('keywords of the seller', () => {
  // "Stanley Cup Dupe" was put into the search version.
  it.each([
    ['a rival brand', 'stanley cup dupe, 90000'],
    ['a claim', 'antibacterial coffee mug, 90000'],
    ['an offer', 'cheap coffee mug, 90000'],
    ['a product code', 'B0ABCD1234'],
  ])('with %s are in no version, and a finding names them', (_name, keyword) => {
    const [text = ''] = keyword.split(',');
    expect(barredIn(keyword)).toEqual({ count: 1, words: [text] });
    for (const { title } of fixOf(keyword).versions)
      for (const word of text.split(' ').filter((each) => !['coffee', 'mug', 'cup'].includes(each)))
        expect(title.toLowerCase()).not.toContain(word.toLowerCase());
  });

  it('may have the own brand', () => {
    expect(barredIn('yeti tumbler, 500', 'Yeti')).toBeUndefined();
  });

  // It was said to name another brand.
  it('may name what the title says it fits, not what it does not fit', () => {
    const barred = (title: string) => {
      const keywords = 'iphone 15 pro screen protector, 45000';
      const fix = engine.run(engine.inputSchema.parse({ title, keywords }), createEnv({ now: 0, seed: 1 }));
      return 'findings' in fix && fix.findings.some(({ code }) => code === 'keywords-barred');
    };
    expect(barred('Screen Protector for iPhone 15 Pro, Tempered Glass, 2 Pack')).toBe(false);
    expect(barred('Screen Protector for Galaxy S24, Not for iPhone 15 Pro, 2 Pack')).toBe(true);
    expect(barred('Screen Protector for Galaxy S24, Tempered Glass, 2 Pack')).toBe(true);
  });

  it.each([
    ['coffee tumbler\ncar mug', 'keywords-counted', undefined],
    ['coffee tumbler, 900\ncar mug', 'keywords-covered', 900],
  ])('%j are reported with their volumes only where they have some', (keywords, code, total) => {
    const seo = fixOf(keywords).versions.find(({ strategy }) => strategy === 'seo');
    const found = seo?.changes.find((change) => change.code.startsWith('keywords-'));
    expect(found?.code).toBe(code);
    expect(found?.params).toMatchObject({ of: 2 });
    expect(found?.params?.['total']).toBe(total);
  });

  it('leave the others in use', () => {
    const { versions, findings } = fixOf('coffee tumbler, 900\ncheap mug, 800');
    expect(versions.find(({ strategy }) => strategy === 'seo')?.title).toContain('Coffee');
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'keywords-barred', params: { count: 1, words: ['cheap mug'] } }),
    );
  });

  it.each([
    [10, 10],
    [11, 10],
  ])('are counted all, %i of them, and %i are named', (count, named) => {
    const keywords = Array.from({ length: count }, (_, at) => `cheap mug ${at}`).join('\n');
    expect(barredIn(keywords)).toMatchObject({ count });
    expect(barredIn(keywords)?.['words']).toHaveLength(named);
  });
});

describe('a keyword that the search version adds', () => {
  function searchTitle(title: string, keywords: string, input: object = {}) {
    const fix = engine.run(
      engine.inputSchema.parse({ title, keywords, brand: 'Acme', ...input }),
      createEnv({ now: 0, seed: 1 }),
    );
    return 'versions' in fix ? fix.versions.find(({ strategy }) => strategy === 'seo')?.title : undefined;
  }
  const YOGA_MAT =
    'Acme Yoga Mat 1/2 Inch Thick Non Slip Exercise Mat with Carrying Strap for Women Men Home Gym Workout Purple 72 x 24';

  // "Pilates" was left of it, as "mat" was there twice.
  it('is whole or not there', () => {
    for (const ruleSet of ['standard', 'title-2026-07-27'])
      expect(searchTitle(YOGA_MAT, 'pilates mat, gym mat', { ruleSet })).not.toMatch(/Pilates(?! Mat)/u);
  });

  it('is written like a title, with connectors in lower case', () => {
    const title = 'Acme Insulated Steel Tumbler, Leakproof Travel Mug for Car, 30 oz, Black';
    expect(searchTitle(title, 'cup with handle')).toContain('Cup with Handle');
  });

  // A run without punctuation has "Deckenlampe", and no version has space for it.
  it('is added if its words are in a run only', () => {
    const title =
      'LED Deckenleuchte dimmbar mit Fernbedienung 24W 2400LM Ø30cm Deckenlampe Schlafzimmer Küche Flur Bad Wohnzimmer Lampe IP44 3000K-6500K Lampen Weiß Rund Ultra Dünn';
    const keywords = 'deckenleuchte dimmbar, 22000\nled deckenlampe, 30000\nbadlampe decke ip44, 3000';
    const found = searchTitle(title, keywords, { marketplace: 'DE', brand: '' });
    expect(found).toContain('LED Deckenlampe');
    expect(found).toContain('Badlampe Decke IP44');
  });

  it('is not added if only an accent is missing', () => {
    const title =
      'Acme Botella de Agua Acero Inoxidable 1 Litro, Térmica Sin BPA con Pajita, Deporte y Gimnasio, Negro';
    const found = searchTitle(title, 'botella termica, termo deporte', { marketplace: 'ES' });
    expect(found).toMatch(/Térmica.*Termo Deporte/u);
    expect(found).not.toContain('Termica');
  });
});
