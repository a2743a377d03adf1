import { currenciesIn, currenciesOfWord } from './currencies-in.ts';

describe('currenciesIn', () => {
  it.each([
    ['30', undefined],
    ['1,234.50', undefined],
    ['-4', undefined],
    ['30 pcs', undefined],
    ['£30', ['GBP']],
    ['30,00 €', ['EUR']],
    ['30 USD', ['USD']],
    ['EUR 3', ['EUR']],
    ['30 usd', ['USD']],
    ['US$ 3', ['USD']],
    ['AU $3', ['AUD']],
    ['C$30', ['CAD']],
    ['30元', ['CNY']],
    ['3000円', ['JPY']],
    ['￥3000', ['CNY', 'JPY']],
    ['Rs. 300', ['INR']],
    ['30 zł', ['PLN']],
    ['30 CHF', ['CHF']],
    ['XYZ 30', ['XYZ']],
    ['30 dollars', ['USD']],
    ['30 kr', ['SEK', 'NOK', 'DKK']],
    ['30 php', ['PHP']],
    ['30 đồng', ['VND']],
    ['30 home', undefined],
    ['₴30', []],
    ['J$30', []],
  ])('finds in %j %j', (cell, currencies) => {
    expect(currenciesIn(cell)).toEqual(currencies);
  });

  it('takes a dollar for any', () => {
    expect(currenciesIn('$30')).toEqual(expect.arrayContaining(['USD', 'CAD', 'AUD', 'MXN']));
    expect(currenciesIn('$30')?.[0]).toBe('USD');
    expect(currenciesIn('$30')).not.toContain('EUR');
  });
});

it.each([
  ['EUR', ['EUR']],
  ['eur', ['EUR']],
  ['元', ['CNY']],
  ['SKU', undefined],
  ['pounds', undefined],
  ['tệ', undefined],
  ['won', undefined],
  ['yen', ['JPY']],
  ['dollar', ['USD']],
])('currenciesOfWord takes %s for %j', (word, currencies) => {
  expect(currenciesOfWord(word)).toEqual(currencies);
});
