import type { Span } from '../words.ts';

// Amazon's numbers of products and of units in its warehouses.
const AMAZON_CODE = /(?<![A-Za-z0-9])(?:B0(?=[0-9A-Z]{0,7}\d)[0-9A-Z]{8}|X00[0-9A-Z]{7})(?![A-Za-z0-9])/gu;
const BARCODE =
  /(?<![A-Za-z0-9])(?:EAN|GTIN|JAN|UPC|bar-?codes?|code-barres|código de barras|codice a barre|条码|条形码|バーコード)(?:[\s-]?(?:codes?|nr|コード|13))?\.?\s{0,2}[:：#=º°]?\s{0,2}\d{8,14}(?!\d)/giu;
const OWN = 'our|unsere?[mnr]?|notre|nuestr[ao]|nostr[ao]|ns\\.';
const SELLER =
  'intern[aeo]?|art(?:[ií]\\p{L}{3,4})?|prod(?:\\p{L}{3,4})?|stock|boutique|vend\\p{L}{3,5}|verkäufers|maga\\p{L}{3,5}|almac[ée]n|entrep[ôo]t|negozio|tienda';
const NUMBER = 'n[.º°]{1,2}|nr|no|num(?:ber|mer|[ée]ro)|número|code|id|ref(?:eren[cz]e?)?|#';
/** What a seller numbers: digits alone are a code after it. */
const ITEM = [
  `(?:art(?:[ií]\\p{L}{3,4})?|item|best(?:ell)?|stock|lager|waren|warehouse|katalog|order|catalogu?e?|product|seller|vendor|shop|intern(?:al|[aeo])?)[\\s.-]{0,2}(?:${NUMBER})`,
  `(?:r[ée]f(?:[ée]rence|erencia)?|rif(?:erimento)?|c[oó]d(?:e|ice|igo)?|SKU|num[ée]ro|número|n[.º°]{1,2})\\.? (?:d(?:e|el|es|i|u)(?: nuestra)?(?: la)? |d['’])?(?:${SELLER})`,
  '(?:自社|商品|店舗|管理|在庫|倉庫|注文)(?:品番|コード|番号)',
  '(?:商品|产品|店铺|本店|库存|仓库|卖家|商家)(?:编号|编码)',
].join('|');
/** Of other things a code is one with a letter or hyphen. */
const OTHER = [
  `(?<=(?:${OWN})\\s)(?:${NUMBER})`,
  'r[ée]f(?:[ée]rence|erencia)?|rif(?:erimento)?|cod(?:e|ice|igo)?|código|品番|番号|本店型号|编号|编码|货号|款号',
].join('|');
const LABELED_CODE = new RegExp(
  `(?<![A-Za-z0-9])(?<own>(?:${OWN})\\s|(?:当店|本店|弊社|当社|我们)的?)?(?:(?<seller>ASIN|UGS|F?N?SKU)|(?<item>${ITEM})|${OTHER})(?:\\.? (?:del(?: nostro)?|du(?! nuan)|unseres|(?:de|of|in) (?:nuestra|notre|our|unserem)) \\p{L}{4,8}|(?<=number|nummer|code|ref|(?:${OWN})\\s(?:r[ée]f\\p{L}{5,7}|riferimento)) (?:f[oü]r|pour|para|per)(?: \\p{L}{2,9}){1,3})?` +
    '(?:\\.?\\s?(?:no\\.?|nr\\.?|#|number|番号|编号|intern[aeo]?|は|是|为|is|lautet|est|es|è))?\\s{0,2}[.:：#=º°]{0,2}\\s{0,2}[「『（("“]?' +
    '(?!(?:ANSI|ASTM|BS|DIN|EAN|EN|GB|IEC|IP|ISO|JIS|NF|PIN|QR|RAL|SAE|UL|UPC)[\\s-]?\\d|\\d{4}-?2RS|\\d+(?:\\.\\d+)?(?:x\\d|mm|cm|m|kg|g|ml|v|w)(?![A-Z0-9]))' +
    '(?<code>(?<!\\p{L})[A-Z]{1,4} \\d[A-Z0-9/._-]{2,20}|(?=[A-Z0-9/._-]{0,20}\\d)[A-Z0-9][A-Z0-9/._-]{3,20})',
  'giu',
);
/** "No. 90214 in our catalogue" */
const NUMBER_OF_OURS = new RegExp(
  `(?<![A-Za-z0-9])(?:${NUMBER})[.\\s]{0,2}(?:de |di )?(?:\\p{L}{4,8} )?[\\d-]{4,9}\\s(?:de[ls]?|du|dans|of|in|aus|im|nel)\\s(?:\\p{L}{2,9}\\s){0,3}(?:${OWN})\\s(?:boutique|catal|katal|laden|magasin|negoz|shop|store|tienda)`,
  'giu',
);
// Of a spare part the number is what the buyer needs; a discount code is an offer.
const OTHER_CODE_BEFORE =
  /(?:(?:replaces?|for|fits|oe[mn]?|original|origin[ae]l?|d'origine|原装|原厂|原件|替代|純正|ersetzt|passend|für|remplace|convient|pour|sustituye|sostituisce|adatt[oaie]|para|per|[ck]ompat\p{L}{0,8}|equiv\p{L}{0,8}|statt|anstelle|instead|in place|entspricht|al posto|en lugar|au lieu|à la place|代わり|genuine|ersatzteil|pièce|pieza|部品|零件|適合|対応|互換|适用|适配|替换|promo|rabatt|gutschein|coupon|クーポン|キャンペーン|折扣|优惠|discount|voucher|with|avec|mit|con|qr|pin|zip|ean|dmc)[^\n.,，、!?(（]{0,24}|(?:colou?r|pantone|paint|error|fault|model|finish)\s)$/iu;
const CART_AFTER = /^.{0,14}(?:basket|cart|checkout|panier|carrito|cesta|carrello|warenkorb|カート|购物车)/iu;
const LABEL = /[.:：#=º°「『（(は]|[货款]号/u;
// Within a clause a bare code is of the thing named before it.
const CLAUSE_START = /(?:^|[\p{P}\p{Sm}\n] {0,2})$/u;
const SOLD_BY_US = /chez nous|bei uns|da noi|with us/iu;
const WITH_LETTER = /[A-Z-]/iu;

/** Codes of Amazon and of the seller, which help no buyer; not those of a part that the product replaces or fits. */
export function sellerCodes(text: string): Span[] {
  return [AMAZON_CODE, BARCODE, NUMBER_OF_OURS]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .concat([...text.matchAll(LABELED_CODE)].filter((match) => isOfSeller(text, match)))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function isOfSeller(text: string, { 0: found, index, groups }: RegExpExecArray): boolean {
  const { own, seller, item, code = '' } = groups ?? {};
  // "KG 30518", but not "no. in 2024".
  if (code.includes(' ') && code !== code.toUpperCase()) return false;
  if (!WITH_LETTER.test(code) && own === undefined && item === undefined) return false;
  if (own !== undefined || seller !== undefined) return true;
  const before = text.slice(0, index);
  const end = index + found.length;
  return (
    (item !== undefined ||
      LABEL.test(found.slice(0, -code.length)) ||
      CLAUSE_START.test(before) ||
      SOLD_BY_US.test(before)) &&
    !OTHER_CODE_BEFORE.test(before.slice(-40)) &&
    !CART_AFTER.test(text.slice(end, end + 30))
  );
}
