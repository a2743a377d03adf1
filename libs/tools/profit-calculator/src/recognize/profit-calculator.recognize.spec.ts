import { recognize } from './profit-calculator.recognize.ts';

const inputOf = (text: string, language = 'en') =>
  recognize(text, { now: 0, timeZone: 'UTC', language, parseNumber: Number })[0]?.input;

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

  it('takes Japan for a price without a currency in Japanese', () => {
    expect(inputOf('売価3000 原価1200', 'ja')).toMatchObject({ marketplace: 'JP', sellingPrice: 3000 });
  });

  it.each(['price 20', 'cost 8', '20 8', 'price cost'])('has no guess for "%s"', (text) => {
    expect(inputOf(text)).toBeUndefined();
  });
});
