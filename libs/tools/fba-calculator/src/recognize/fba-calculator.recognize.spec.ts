import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { runEngine } from '@seller-toolbox/tool-contract';
import { createFormat } from '@seller-toolbox/words';
import { regionName } from '@seller-toolbox/words/region-names';
import { engine } from '../engine/fba-calculator.engine.ts';
import { recognize } from './fba-calculator.recognize.ts';

const guessOf = (text: string, language = 'en') =>
  recognize(text, { now: 0, timeZone: 'UTC', language, parseNumber: Number })[0];

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
