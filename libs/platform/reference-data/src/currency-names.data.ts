/**
 * What sellers call currencies, in six languages, in small letters, separated by bars: names, signs, and the codes that are also
 * written in small letters. `home` is the currency of the reader's language, `yen` that of `¥`, `dollar` that of `$`.
 */
export const CURRENCY_NAMES = {
  USD: 'usd|us$|us dollar|us dollars|美元|美金|美刀|米ドル|dolar as|dollar as|đô la mỹ|đô mỹ',
  EUR: 'eur|€|euro|euros|欧元|歐元|欧|ユーロ|ơ rô',
  GBP: 'gbp|£|pound sterling|pounds sterling|british pound|british pounds|sterling|英镑|英鎊|英ポンド|ポンド|bảng anh|bảng|poundsterling',
  JPY: 'jpy|jp¥|yen|japanese yen|日元|日圆|日圓|日币|日幣|円|日円|日本円|yên|yên nhật',
  CNY: 'cny|rmb|cn¥|yuan|chinese yuan|renminbi|人民币|人民幣|人民元|tệ|nhân dân tệ',
  TWD: 'twd|ntd|nt$|nt|new taiwan dollar|台币|台幣|臺幣|新台币|新台幣|新臺幣|台湾ドル|đài tệ',
  HKD: 'hkd|hk$|hong kong dollar|港币|港幣|港元|香港ドル',
  VND: 'vnd|₫|đ|vnđ|dong|đồng|tiền việt|việt nam đồng|越南盾|ベトナムドン',
  IDR: 'idr|rp|rupiah|印尼盾|印尼卢比|ルピア',
  CAD: 'cad|c$|ca$|cdn$|canadian dollar|canadian dollars|加元|加币|加幣|カナダドル',
  AUD: 'aud|a$|au$|australian dollar|australian dollars|澳元|澳币|澳幣|豪ドル',
  NZD: 'nzd|nz$',
  SGD: 'sgd|s$|sg$|singapore dollar|新加坡元|新币|坡币|シンガポールドル',
  MXN: 'mxn|mx$|mex$|mexican peso|peso meksiko|墨西哥比索|メキシコペソ',
  BRL: 'brl|r$|real|reais|雷亚尔|レアル',
  INR: 'inr|₹|rupee|rupees|印度卢比|ルピー',
  KRW: 'krw|₩|won|韩元|韓元|韩币|韓幣|ウォン',
  CHF: 'chf|swiss franc|swiss francs|瑞士法郎|スイスフラン',
  SEK: 'sek|swedish krona|瑞典克朗',
  PLN: 'pln|zł|zl|zloty|兹罗提',
  CZK: 'czk|kč',
  AED: 'aed|dirham|迪拉姆',
  THB: 'thb|฿|baht|泰铢|泰銖|バーツ',
  MYR: 'myr|rm|ringgit|令吉|马币',
  PHP: '₱|philippine peso|菲律宾比索',
  TRY: '₺',
  ILS: '₪',
  RUB: '₽',
  home: '元|块钱|块|塊',
  yen: '¥',
  dollar: '$|dollar|dollars|bucks|刀|ドル|dolar|đô la|đô',
} as const;

/** Names that are ordinary words as well: a column with such a word in its header has no amounts in the currency for that. */
export const ORDINARY_WORDS = [
  'tệ',
  'bảng',
  'real',
  'reais',
  'won',
  'nt',
  'ポンド',
  '欧',
  '块',
  '塊',
  '刀',
] as const;

/** Abbreviations that mean a currency beside an amount only. */
export const NAMES_BESIDE_AMOUNTS = {
  INR: 'rs',
  AED: 'dh|dhs',
  TRY: 'tl',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
} as const;

/** The currencies that names without a code may mean, the likeliest first. */
export const CURRENCIES_OF_NAMES: Readonly<Record<string, readonly string[]>> = {
  home: ['CNY'],
  yen: ['CNY', 'JPY'],
  dollar: ['USD', 'CAD', 'AUD', 'MXN', 'SGD', 'HKD', 'TWD', 'NZD', 'BRL'],
};

/** By language, of who sells from there. */
export const HOME_CURRENCIES: Readonly<Record<string, string>> = {
  zh: 'CNY',
  'zh-TW': 'TWD',
  ja: 'JPY',
  id: 'IDR',
  vi: 'VND',
};
