/**
 * Articles, conjunctions and prepositions: the words that Amazon's style guides for product titles leave in lower case, in
 * English, German, French, Spanish and Italian; English ones have up to four letters, without those that are mostly part of the name
 * of a thing (Plus Size, Pop Up, Off Road, Pull Out). Compiled on 2026-11-24, 2026-11-29 and 2026-11-30 from grammars.
 */
export const SMALL_WORDS: readonly [ReadonlySet<string>, ...ReadonlySet<string>[]] = [
  words(
    'a an the and but or nor so yet as if ' +
      'at by for from in into of on onto over past per than to upon via with w',
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
  'oz lb lbs g kg mg mcg ml l cl m cm mm km ft in yd gal qt pt pcs pc ct pk sq fl cu psi lm mph',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
