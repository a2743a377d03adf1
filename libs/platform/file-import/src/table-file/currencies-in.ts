/** How cells and headers name currencies, in small letters. A sign of several currencies is with each, the likeliest first. */
const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  USD: '$ us$ dollar dollars 美元 美金 ドル 米ドル',
  EUR: '€ euro euros 欧元 歐元 ユーロ',
  GBP: '£ 英镑 英鎊 英ポンド',
  CNY: '¥ cn¥ rmb yuan 元 人民币 人民幣',
  JPY: '¥ jp¥ yen 円 日元 日圓 日円',
  CAD: '$ c$ ca$ cdn$ 加元',
  AUD: '$ a$ au$ 澳元',
  MXN: '$ mx$ mex$',
  SGD: '$ s$ sg$',
  HKD: '$ hk$ 港币 港幣 港元',
  TWD: '$ nt$ 台币 台幣 新台币 新台幣',
  NZD: '$ nz$',
  BRL: '$ r$',
  INR: '₹ rs rupee rupees',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  PLN: 'zł zl',
  CZK: 'kč',
  AED: 'dh dhs',
  CHF: '',
  VND: '₫ đ',
  IDR: 'rp',
  MYR: 'rm',
  THB: '฿',
  PHP: '₱',
  KRW: '₩',
  TRY: '₺ tl',
  ILS: '₪',
  RUB: '₽',
};

const CODES_OF_NAME = new Map<string, string[]>();
for (const [code, names] of Object.entries(CURRENCY_NAMES))
  for (const name of [code.toLowerCase(), ...names.split(' ').filter(Boolean)])
    CODES_OF_NAME.set(name, [...(CODES_OF_NAME.get(name) ?? []), code]);

/** The currencies that a word means; undefined where it names none. */
export function currenciesOfWord(word: string): readonly string[] | undefined {
  return CODES_OF_NAME.get(word.normalize('NFKC').toLowerCase().replace(/\.$/, ''));
}

/** A code that the table does not have is one as well. */
const CODE = /(?:^|[^A-Z])([A-Z]{3})(?:[^A-Z]|$)/;
const NAME = /\p{L}{0,3}\p{Sc}|\p{L}+/gu;

/**
 * The currencies that a cell with an amount may be in: one for a code, several for a sign such as `$`, none for a sign that is
 * not known. Undefined where it names none.
 */
export function currenciesIn(cell: string): readonly string[] | undefined {
  if (/^[\d.,]*$/.test(cell)) return undefined;
  const text = cell.normalize('NFKC').replace(/(\p{L})\s+(?=\p{Sc})/gu, '$1');
  const code = CODE.exec(text)?.[1];
  if (code !== undefined) return [code];
  const names = text.match(NAME) ?? [];
  const known = names.map(currenciesOfWord).find((codes) => codes !== undefined);
  return known ?? (/\p{Sc}/u.test(text) ? [] : undefined);
}
