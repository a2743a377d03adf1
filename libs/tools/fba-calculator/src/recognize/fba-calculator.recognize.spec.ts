import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { runEngine } from '@seller-toolbox/tool-contract';
import { createFormat } from '@seller-toolbox/words';
import { regionName } from '@seller-toolbox/words/region-names';
import { engine } from '../engine/fba-calculator.engine.ts';
import { recognize } from './fba-calculator.recognize.ts';

const guessOf = (text: string, language = 'en') =>
  recognize(text, { now: 0, timeZone: 'UTC', language, parseNumber: Number })[0];

function lineOf(guess: ReturnType<typeof guessOf>) {
  const result = runEngine(engine, guess?.input ?? {}, { now: Date.UTC(2026, 10, 20, 12) });
  return result.ok ? guess?.line(result.output) : undefined;
}

describe('recognize of the FBA fee calculator', () => {
  it.each(FEE_MARKETPLACE_CODES)('knows %s by its name in English, Chinese and Vietnamese', (marketplace) => {
    for (const language of ['en', 'zh', 'vi'] as const) {
      const name = regionName(marketplace, createFormat(language));
      const guess = guessOf(`30x20x10 cm 0.5 kg ${name}`);
      expect(guess?.input).toMatchObject({ marketplace, unitSystem: 'metric', length: 30, weight: 0.5 });
      expect(guess?.confidence).toBe(0.97);
    }
  });

  it('takes the US without a marketplace', () => {
    expect(guessOf('10x8x4 in 0.9 lb')?.input).toMatchObject({ marketplace: 'US', unitSystem: 'imperial' });
  });

  it('writes the fee of the named marketplace', () => {
    const guess = guessOf('30x20x10 cm 0.5 kg germany');
    const result = runEngine(engine, guess?.input ?? {}, { now: Date.UTC(2026, 10, 20, 12) });
    expect(result.ok && guess?.line(result.output)).toMatchObject({
      code: 'fee-storage',
      params: { marketplace: { region: 'DE' }, fee: { currency: 'EUR' }, weight: 1.2, unit: 'kg' },
    });
  });

  it.each([
    ['10x8x4 in 0.9 lb price 9.99', 'US', 9.99, 6.31],
    ['10x8x4 in 0.9 lb price 10', 'US', 10, 7.16],
    ['10x8x4 in 0.9 lb selling price 50', 'US', 50, 7.16],
    ['10x8x4 in 0.9 lb selling price 60', 'US', 60, 7.43],
    ['10x8x4 in 0.9 lb $9.99', 'US', 9.99, 6.31],
    ['selling price: 9.99 10x8x4 in 0.9 lb', 'US', 9.99, 6.31],
    ['UK 30x20x10 cm 0.3kg price 9.99', 'UK', 9.99, 3.06],
    ['30x20x10 cm 0.3kg £9.99', 'UK', 9.99, 3.06],
    ['UK 30x20x10 cm 0.3kg price 9.99 pounds', 'UK', 9.99, 3.06],
    ['日本 25x18x2 cm 250 g 售价 1000', 'JP', 1000, 231],
    ['25x18x2 cm 250 g 售价 1000日元', 'JP', 1000, 231],
  ])('counts the price of %s', (text, marketplace, price, total) => {
    const guess = guessOf(text);
    const result = runEngine(engine, guess?.input ?? {}, { now: Date.UTC(2026, 10, 28, 12) });
    if (!guess || !result.ok) throw new Error('the text has no fee');
    expect(guess.confidence).toBe(0.97);
    expect(guess.input).toMatchObject({ marketplace, price });
    expect(result.output.fees.totalFees).toBeCloseTo(total, total > 100 ? 0 : 2);
    expect(guess.line(result.output)).toMatchObject({
      code: 'at-price',
      params: { price: { money: price } },
    });
  });

  it.each(['sell 10x8x4 in 0.9 lb', '10x8x4 in 0.9 lb cost 5', '10x8x4 in selling 0.9 lb'])(
    'has no price in "%s"',
    (text) => {
      expect(guessOf(text)?.input).toEqual({
        marketplace: 'US',
        unitSystem: 'imperial',
        length: 10,
        width: 8,
        height: 4,
        weight: 0.9,
      });
    },
  );

  it('says that a price in another currency does not count', () => {
    const guess = guessOf('UK 30x20x10 cm 0.3kg $9.99');
    expect(guess?.input).not.toHaveProperty('price');
    expect(lineOf(guess)).toMatchObject({ code: 'other-currency', params: { currency: 'GBP' } });
  });

  it.each([
    ['97x10x10 in 20 lb', 'without-overmax'],
    ['96x8x8 in 20 lb', 'fee-storage'],
    ['96.1x8x8 in 20 lb', 'without-overmax'],
  ])('says of %s whether an unknown fee is left out', (text, code) => {
    expect(lineOf(guessOf(text))).toMatchObject({ code });
  });

  it('writes the total that the page shows', () => {
    const guess = guessOf('10x8x4 in 0.9 lb');
    const result = runEngine(engine, guess?.input ?? {}, { now: Date.UTC(2026, 10, 20, 12) });
    if (!guess || !result.ok) throw new Error('the text has no fee');
    const { totalFees } = result.output.fees;
    expect(guess.line(result.output)).toMatchObject({
      code: 'fee-storage',
      params: { fee: { money: totalFees } },
    });
  });
});
