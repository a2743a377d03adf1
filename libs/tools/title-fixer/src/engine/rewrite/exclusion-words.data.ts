/**
 * What a product is not for, not made with or sold without, by language of the title. The one list of these words: cleaning takes
 * none of them for praise, and composing sets them apart. Compiled on 2026-11-23 from product titles, extended on 2026-11-30 by the
 * wording of safety notes ("déconseillé aux enfants de moins de 3 ans", "nicht VDE-isoliert").
 */
export const EXCLUSION_WORDS = {
  en: phrases(
    String.raw`not [\p{L}-]+|non[- ]dimmable|unsuitable|unfit for|incompatible|does not|doesn['’]t|won['’]t|excludes?|excluding|except|without battery|no battery|only fits|only for`,
  ),
  de: phrases(
    String.raw`nicht [\p{L}-]+|ungeeignet|inkompatibel|außer|ausser|ausgenommen|nur für|passt nicht|ohne (?:akku|batterien?|ladegerät|netzteil|inhalt)`,
  ),
  fr: phrases(
    String.raw`pas pour|(?:non|pas) (?:adapt|isol|recommand|conseill|pr[ée]v|destin|homologu|certifi|compatible|dimmable|utilisable|lavable|rechargeable|[ée]tanche|imperm[ée]able|valable|convenable|fourni|inclu)\p{L}{0,5}|d[ée]conseill[ée]e?s?|inadapt[ée]e?s?|ne convien(?:t|nent) pas|ne pas utiliser|interdite?s? aux?|sauf|except[ée]|sans (?:piles?|batterie|chargeur)|uniquement pour|incompatibles?`,
  ),
  es: phrases(
    String.raw`no (?:apt|compatible|regulable|v[áa]lid|incluid|recomend|recomiend|aconsej|adecuad|indicad|aislad|homologad|certificad|impermeable|lavable|recargable|conviene|funciona|utilizar|usar|sirve|para|vde)\p{L}{0,5}|desaconsejad[oa]s?|inadecuad[oa]s?|prohibid[oa]s? (?:para|a)|excepto|salvo|s[óo]lo para|sin (?:pilas?|bater[íi]a|cargador)|incompatibles?`,
  ),
  it: phrases(
    String.raw`non (?!perdere)(?:adatt|compatibil|dimmerabil|inclus|valid|isolat|idone|consigliat|raccomandat|indicat|destinat|omologat|certificat|impermeabil|lavabil|ricaricabil|utilizzabil|utilizzare|usare|funziona|per|vde)\p{L}{0,5}|sconsigliat[oaie]|inadatt[oaie]|vietat[oaie] (?:a|ai|agli|alle)|esclus[oaie]|tranne|eccetto|salvo|solo per|senza (?:batterie?|pile|caricatore)|incompatibil[ei]`,
  ),
  ja: /不可|不適合|適合外|非対応|未対応|対応外|対象外|対応していません|対応しません|適しません|向きません|不向き|非推奨|推奨しません|おすすめしません|非絶縁|絶縁なし|除く|除外|使えません|使用できません|別売|以外/u,
  zh: /禁用|不适用|不适合|不适配|不兼容|不含|不支持|不建议|不推荐|不绝缘|非绝缘|不能用于|不可用于|不得用于|不宜|勿用|除外|不包括|不適用|不適合|不相容|不支援|不建議|不推薦|不絕緣/u,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Whole words; the separator before them stays out of the match. */
function phrases(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}])`, 'iu');
}
