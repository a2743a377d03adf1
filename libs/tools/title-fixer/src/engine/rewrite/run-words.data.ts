/** Words at which a phrase of a title without punctuation ends, by language, besides product nouns; compiled on 2026-11-29. */
export const PHRASE_ENDS: Readonly<Record<string, readonly string[]>> = {
  en: 'acid arms back bracket charger collar combo connector control costume display door fleece grip handle head hood hub jug light machine mixer pack pocket port print pump plug reel rod roll screen shower serving sleeve sole sound storage sugar strap support system technology timer zipper'.split(
    ' ',
  ),
  de: 'bezug futter griff kapuze klettverschluss reißverschluss tragegriff'.split(' '),
};

/** Nouns that say which before another noun soon after: "Motor Oil Drain Plug", "Wall Mount TV Bracket". */
export const MODIFYING_NOUNS = /^(?:oil|paper|ink|soap|water|air|milk|wine|tea|coffee|mount|car)$/iu;
