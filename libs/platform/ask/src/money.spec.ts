import { readMoney } from './money.ts';

const read = (text: string, language = 'en') =>
  readMoney(text, { language, parseNumber: (digits) => Number(digits.replace(',', '')) });

describe('readMoney', () => {
  it.each([
    ['$100', 100, ['USD']],
    ['1万日元', 10_000, ['JPY']],
    ['250 eur to usd', 250, ['EUR', 'USD']],
    ['in usd: 250 eur', 250, ['EUR', 'USD']],
    ['ドル円', null, ['USD', 'JPY']],
    ['100k NOK', 100_000, ['NOK']],
    ['top 10', 10, []],
    ['nz$30', 30, ['NZD']],
    ['RS-232', 232, []],
  ])('reads %s', (text, amount, currencies) => {
    expect(read(text)).toMatchObject({ amount, currencies });
  });

  it('takes ¥ for yen in Japanese and for yuan elsewhere', () => {
    expect(read('¥5', 'ja').currencies).toEqual(['JPY']);
    expect(read('¥5', 'zh').currencies).toEqual(['CNY']);
  });

  it('keeps what is neither amount nor currency', () => {
    expect(read('usd to cny').rest).toBe('');
    expect(read('usd bottle').rest).toBe('bottle');
  });
});
