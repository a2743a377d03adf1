import { ACTIVE_CURRENCIES } from '@seller-toolbox/reference-data/currencies.data';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { currencyChoices, searchCurrencies } from './currency-search.ts';

const find = (query: string, language: Language = 'en') =>
  searchCurrencies(currencyChoices(ACTIVE_CURRENCIES, language), query).map(({ code }) => code);

describe('searchCurrencies', () => {
  it('offers all, popular ones first', () => {
    const all = find('');
    expect(all).toHaveLength(ACTIVE_CURRENCIES.length);
    expect(all.slice(0, 3)).toEqual(['USD', 'CNY', 'EUR']);
    expect(all.slice(21, 23)).toEqual(
      ['AED', 'AFN'].filter((code) => !all.slice(0, 21).includes(code)).concat('ALL'),
    );
  });

  it.each<[string, Language, string]>([
    ['人民币', 'zh', 'CNY'],
    ['人民幣', 'zh-TW', 'CNY'],
    ['ユーロ', 'ja', 'EUR'],
    ['rupiah', 'id', 'IDR'],
    ['dong viet nam', 'vi', 'VND'],
    ['yen', 'zh', 'JPY'],
    ['ＥＵＲ', 'ja', 'EUR'],
    [' usd ', 'vi', 'USD'],
  ])('finds %s in %s', (query, language, code) => {
    expect(find(query, language)[0]).toBe(code);
  });

  it.each(LANGUAGE_CODES)('finds each currency by its code in %s', (language) => {
    for (const code of ACTIVE_CURRENCIES) expect(find(code.toLowerCase(), language)[0]).toBe(code);
  });

  it('ranks codes before names, and names that start with the query before others', () => {
    const found = find('kr');
    expect(found[0]).toBe('KRW');
    expect(find('dollar').indexOf('USD')).toBeGreaterThanOrEqual(0);
    expect(find('pound')).toEqual(expect.arrayContaining(['GBP', 'EGP']));
  });

  it('finds nothing for an unknown text', () => {
    expect(find('xyzzy')).toEqual([]);
  });
});
