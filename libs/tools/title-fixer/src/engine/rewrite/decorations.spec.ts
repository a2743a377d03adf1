import { findDecorations, findEntities, findTrademarks } from './decorations.ts';

const textsOf = (find: typeof findDecorations, text: string, brand = '') => {
  const start = text.indexOf(brand);
  const brandSpans = brand === '' ? [] : [{ start, end: start + brand.length }];
  return find({ text, brandSpans }).map((span) => text.slice(span.start, span.end));
};

describe('findDecorations', () => {
  it.each([
    ['🔥 Steel Bottle ★', ['🔥', '★']],
    ['1️⃣ Steel Bottle', ['1️⃣']],
    ['Steel <b>Bottle</b> &amp; Cup', ['<b>', '</b>', '&amp;']],
    ['Steel - - Bottle ()', ['- -', '()']],
  ])('of %j are %j', (text, expected) => {
    expect(textsOf(findDecorations, text)).toEqual(expected);
  });

  it.each(['USB-C ↔ HDMI', 'Size Ⓜ', 'Acme® Bottle™', '12 " Pan', 'Steel - Bottle', '<Black> Bottle'])(
    'are none in %j, which says something',
    (text) => {
      expect(textsOf(findDecorations, text)).toEqual([]);
    },
  );

  it('are outside of the brand', () => {
    expect(textsOf(findDecorations, '★Star★ Bottle ★', '★Star★')).toEqual(['★']);
  });
});

describe('findTrademarks and findEntities', () => {
  it('give only their own signs, outside of the brand', () => {
    expect(textsOf(findTrademarks, 'Acme® Bottle™ ★', 'Acme®')).toEqual(['™']);
    expect(textsOf(findEntities, 'Salt &amp; <b>Cup</b> ★')).toEqual(['&amp;']);
  });
});
