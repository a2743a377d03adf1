import { readMarketplace } from './marketplace.ts';

const read = (text: string, language = 'en') => readMarketplace(text, { language, parseNumber: Number });

describe('readMarketplace', () => {
  it.each([
    ['UK price 24', 'UK'],
    ['price 24 cost 5 germany', 'DE'],
    ['amazon.fr 24', 'FR'],
    ['日本站 3000', 'JP'],
    ['price 24 MX', 'MX'],
    ['price 20 us dollars in canada', 'CA'],
    ['price 20 us dollars', 'US'],
  ])('finds the name in %s', (text, named) => {
    expect(read(text)).toMatchObject({ named });
  });

  it.each(['price 24 in de', 'IT IN BE', 'DEAL 24', 'price 24'])('finds no name in "%s"', (text) => {
    expect(read(text)).toMatchObject({ named: null, names: [] });
  });

  it.each([
    ['£9.99', 'UK'],
    ['9.99 EUR', 'DE'],
    ['499 MXN', 'MX'],
    ['9.99 HKD', null],
    ['9.99', null],
  ])('takes that of the currency of %s', (text, ofCurrency) => {
    expect(read(text).ofCurrency).toBe(ofCurrency);
  });

  it.each([
    ['UK $9.99', true],
    ['UK £9.99', false],
    ['Canada $9.99', false],
    ['Canada 9.99 USD', true],
    ['Poland 40 PLN', false],
    ['Poland 9.99 EUR', true],
    ['9.99 HKD', true],
    ['€9 $4', true],
    ['real price 9.99', false],
    ['UK 0.5 pounds', false],
  ])('says of %s whether the currency is another: %s', (text, other) => {
    expect(read(text).hasOtherCurrency).toBe(other);
  });

  it('takes the sign of yen and yuan for the currency of Japan where it is named', () => {
    expect(read('日本 ¥1000', 'zh').hasOtherCurrency).toBe(false);
    expect(read('¥1000', 'zh').hasOtherCurrency).toBe(true);
    expect(read('美国 30元', 'zh').hasOtherCurrency).toBe(false);
  });
});
