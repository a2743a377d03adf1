/**
 * Offers, praise of the price and shops, which search terms must not have, beside what the rules for claims find. Compiled on
 * 2026-11-30 by this project. In lower case.
 */
export const BARRED_TERMS = {
  offer: [
    'cheap|cheaper|cheapest|inexpensive|on sale|sale|clearance|discount|best ?sellers?|best[- ]selling|lowest price',
    'billige?[rsnm]?|günstige?[rsnm]?|angebote?|sonderangebote?|rabatte?|schnäppchen|reduziert|ausverkauf',
    'pas cher|bon marché|soldes?|promo|promotion|remise',
    'barat[oa]s?|oferta|ofertas|rebajas?|descuentos?',
    'economic[oa]|offerta|offerte|sconto|sconti|saldi',
    '激安|格安|安い|セール|特価|割引',
    '便宜|特价|打折|促销|特賣|折扣|清仓|清倉',
  ].join('|'),
  'rival-brand':
    'amazon(?: (?:choice|basics|prime))?|amazon.?s choice|e-?bay|walmart|etsy|alibaba|aliexpress|temu|shein|アマゾン|楽天市場|亚马逊|亞馬遜|淘宝|淘寶|拼多多|京东|京東',
} as const;

/** Beside these words an offer is what the product says, "garage sale sign"; or "sale" is Italian salt or French dirt. */
export const OFFER_AS_PRODUCT =
  'macina\\p{L}{0,4}|spargi\\p{L}{0,4}|pepe|himalaya|rosa|marino|fino|grosso|linge|signs?|stickers?|tags?|labels?|banners?|posters?|flags?|garage|yard|estate|schilder?|aufkleber|panneaux?|étiquettes?|etiquetas?|cartell[io]|adesivi|etichett[ae]|ステッカー|ラベル|シール|タグ|のぼり|标签|標籤|贴纸|貼紙|促销牌|海报|海報';
