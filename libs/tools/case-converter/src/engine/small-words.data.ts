/**
 * Articles, conjunctions and prepositions: the words that Amazon's style guides for product titles leave in lower case, in
 * English, German, French, Spanish and Italian; English ones have up to four letters. Compiled
 * on 2026-11-24 and 2026-11-29 from grammars.
 */
export const SMALL_WORDS: readonly [ReadonlySet<string>, ...ReadonlySet<string>[]] = [
  words(
    'a an the and but or nor so yet as if ' +
      'at by for from in into of off on onto out over past per plus than to up upon via with w',
  ),
  words(
    'und oder mit ohne für von vom zu zum zur im in am an aus bei bis der die das den dem des ' +
      'ein eine einen einem einer als auf',
  ),
  words('et ou avec sans pour de du des le la les un une en à au aux sur sous par dans'),
  words('y e o u con sin para por de del la el los las un una en al a'),
  words('e ed o con senza per di del della dei delle da dal in nel il lo la i gli le un una su a al alla'),
];

/** The spelling of units behind a figure and a space, where it is not a known name: "32 Oz", "5 Lb". */
export const SMALL_UNITS: ReadonlySet<string> = words(
  'oz lb lbs g kg mg mcg ml l cl m cm mm km ft in yd gal qt pt pcs pc ct pk sq',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
