import { runEngine } from '@seller-toolbox/tool-contract';
import { createFormat } from '@seller-toolbox/words';
import { writeText } from '@seller-toolbox/words/write-text';
import { engine } from '../engine/profit-calculator.engine.ts';
import words from '../locales/recognize/en.json' with { type: 'json' };
import { recognize } from './profit-calculator.recognize.ts';

const inputOf = (text: string, language = 'en') =>
  recognize(text, { now: 0, timeZone: 'UTC', language, parseNumber: Number })[0]?.input;

function written(text: string): string {
  const [guess] = recognize(text, { now: 0, timeZone: 'UTC', language: 'en', parseNumber: Number });
  const result = runEngine(engine, guess?.input ?? {}, { now: Date.UTC(2026, 10, 28, 12) });
  if (!guess || !result.ok) return '';
  const texts: Readonly<Record<string, string>> = words.ui;
  const t = (key: string, params: Record<string, string | number>) =>
    (texts[key.slice('ui.'.length)] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(params[name]),
    );
  return writeText(guess.line(result.output), { t, format: createFormat('en') });
}

describe('recognize of the profit calculator', () => {
  it.each([
    ['sell 29.99 cost 8', { marketplace: 'US', sellingPrice: 29.99, costOfGoods: 8 }],
    ['$19.99 cost $4', { sellingPrice: 19.99, costOfGoods: 4 }],
    ['cost €6, price €24', { marketplace: 'DE', sellingPrice: 24, costOfGoods: 6 }],
    ['price 499 MXN cost 120 MXN', { marketplace: 'MX', sellingPrice: 499, costOfGoods: 120 }],
    ['price 45 cost 12 shipping 3 ads 2', { shippingCost: 3, advertisingCost: 2 }],
    ['harga jual 29.99 harga pokok 8', { sellingPrice: 29.99, costOfGoods: 8 }],
  ])('reads %s', (text, input) => {
    expect(inputOf(text)).toMatchObject(input);
  });

  it.each([
    ['UK price 24 cost 5', { marketplace: 'UK', sellingPrice: 24, costOfGoods: 5 }],
    ['price 24 cost 5 UK', { marketplace: 'UK' }],
    ['price 20 cost 5 Germany', { marketplace: 'DE' }],
    ['price 20 EUR cost 5 France', { marketplace: 'FR' }],
    ['日本站 售价3000 成本1200', { marketplace: 'JP', sellingPrice: 3000 }],
    ['price 20 cost 5 MX', { marketplace: 'MX' }],
    ['Canada price $20 cost $5', { marketplace: 'CA' }],
    ['price 20 us dollars cost 5', { marketplace: 'US' }],
  ])('reads the marketplace of %s', (text, input) => {
    expect(inputOf(text)).toMatchObject(input);
  });

  it.each(['UK price $24 cost $5', 'Canada price 24 USD cost 5', 'price 200000 VND cost 50000 VND'])(
    'has no guess for amounts in another currency: %s',
    (text) => {
      expect(inputOf(text)).toBeUndefined();
    },
  );

  it.each([
    [
      'price 24 cost 5',
      'Net profit $15.40 per unit, margin 64.2%, before FBA fees: price $24.00 − cost of goods $5.00 − referral fee $3.60',
    ],
    [
      'UK price 24 cost 5 ads 1',
      'Net profit (United Kingdom) £10.33 per unit, margin 43%, before FBA fees: price £24.00 − tax on sales (VAT etc.) £4.00 − cost of goods £5.00 − advertising £1.00 − referral fee £3.60 − digital services fee £0.07',
    ],
    [
      'price 1299.50 EUR cost 800',
      'Net profit (Germany) €97.09 per unit, margin 7.5%, before FBA fees: price €1,299.50 − tax on sales (VAT etc.) €207.48 − cost of goods €800.00 − referral fee €194.93',
    ],
  ])('names all parts of the profit of %s', (text, line) => {
    expect(written(text)).toBe(line);
  });

  it.each(['UK price 24 cost 5 shipping 2', 'France price 24 cost 5', 'Japan price 3000 cost 900'])(
    'has parts that add up for %s',
    (text) => {
      const [net = 0, price = 0, ...parts] = [...written(text).matchAll(/[£€¥]([\d,.]+)/g)].map(
        ({ 1: digits }) => Number(digits?.replaceAll(',', '')),
      );
      expect(parts.length).toBeGreaterThan(2);
      expect(price - parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(net, 1);
    },
  );

  it('takes Japan for a price without a currency in Japanese', () => {
    expect(inputOf('売価3000 原価1200', 'ja')).toMatchObject({ marketplace: 'JP', sellingPrice: 3000 });
  });

  it.each(['price 20', 'cost 8', '20 8', 'price cost'])('has no guess for "%s"', (text) => {
    expect(inputOf(text)).toBeUndefined();
  });
});
