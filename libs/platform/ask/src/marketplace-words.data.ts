import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { createVocabulary } from './vocabulary.ts';

/** The marketplaces, folded, in six languages. Two-letter codes are left out where they are a unit or a common word. */
export const marketplaceWords = createVocabulary<FeeMarketplaceCode>({
  US: 'us|usa|united states|america|amazon.com|美国|美國|アメリカ|米国|amerika serikat|amerika|mỹ|hoa kỳ',
  CA: 'canada|amazon.ca|加拿大|カナダ|kanada',
  UK: 'uk|united kingdom|great britain|britain|amazon.co.uk|英国|英國|イギリス|inggris|anh|vương quốc anh',
  DE: 'germany|amazon.de|德国|德國|ドイツ|jerman|đức',
  FR: 'france|amazon.fr|法国|法國|フランス|prancis|pháp',
  IT: 'italy|amazon.it|意大利|義大利|イタリア|italia|ý',
  ES: 'spain|amazon.es|西班牙|スペイン|spanyol|tây ban nha',
  JP: 'japan|amazon.co.jp|日本|jepang|nhật bản|nhật',
  AU: 'australia|amazon.com.au|澳大利亚|澳大利亞|澳洲|オーストラリア|úc',
  IN: 'india|amazon.in|印度|インド|ấn độ',
  NL: 'netherlands|holland|amazon.nl|荷兰|荷蘭|オランダ|belanda|hà lan',
  BE: 'belgium|amazon.com.be|比利时|比利時|ベルギー|belgia|bỉ',
  SE: 'sweden|amazon.se|瑞典|スウェーデン|swedia|thụy điển',
  PL: 'poland|amazon.pl|波兰|波蘭|ポーランド|polandia|ba lan',
  MX: 'mexico|amazon.com.mx|墨西哥|メキシコ|meksiko',
  AE: 'uae|united arab emirates|emirates|amazon.ae|阿联酋|阿聯|アラブ首長国連邦|uni emirat arab',
});
