/**
 * Words that lead to the next one, in lower case, by language of the listing: at the end of a phrase, or before the gap that
 * a word leaves, nothing follows them any more. Put together on 2026-11-21.
 */
export const CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  en: words('& + a an the and or for with without w/ w/o of in on at by from to into up as per'),
  de: words(
    '& + und oder für mit ohne von zu zum zur im in aus bei nach auf an der die das dem den des ein eine',
  ),
  fr: words('& + et ou pour avec sans de du des la le les en au aux dans sur par un une à'),
  it: words(
    '& + e o per con senza di del dello della dei degli delle da dal dalla in nel nella su sul sulla il la lo gli le un una a ad al allo alla alle',
  ),
  es: words('& + y o para con sin de del en el la los las por un una unos unas a al'),
  ja: words('の と や で に を が は も から まで へ & + to for with'),
};

/** Of these, what may not begin a phrase either. English ones stand in titles of every marketplace. */
export const CONJUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  en: words('& + and or'),
  de: words('& + and or und oder'),
  fr: words('& + and or et ou'),
  it: words('& + and or e o'),
  es: words('& + and or y o'),
  ja: words('& + and or と や'),
};

/**
 * Of the connectors, those before which a phrase may end: what they lead to only adds to it ("Bottle | with Straw"). The
 * others belong to the word before them as well ("Set of 6", "Slip on", "up to").
 */
export const ADDING_CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  en: words('& + and or for with without w/ w/o from'),
  de: words('& + und oder für mit ohne'),
  fr: words('& + et ou pour avec sans'),
  it: words('& + e o per con senza'),
  es: words('& + y o para con sin'),
};

/** Of the connectors, those that others lead to as well: "for up to 75 lb". */
export const LED_TO_CONNECTORS: Readonly<Record<string, readonly string[]>> = { en: words('up') };

/** Of the connectors, those that lead to one word and not to a phrase: "USB-C to USB-C Cable". */
export const PAIRING_CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  en: words('to'),
  de: words('auf zu'),
  ja: words('to'),
};

/**
 * Of the connectors, those that make one name of the nouns around them and nothing of any other noun: "crème de nuit",
 * "machine à coudre".
 */
export const NAMING_CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  fr: words('de du des à au aux'),
  it: words('di del dello della dei degli delle da dal dalla a ad al allo alla alle'),
  es: words('de del a al'),
};

/** Words that say nothing without the connector behind them: "compatible with", "ideal for". */
export const LEANING_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words('compatible suitable designed made ideal perfect great fits fit works replacement'),
  de: words('kompatibel geeignet passend ideal perfekt'),
  fr: words('compatible adapté adaptée idéal idéale convient'),
  it: words('compatibile adatto adatta ideale'),
  es: words('compatible apto apta ideal adecuado adecuada'),
};

function words(list: string): readonly string[] {
  return list.split(' ');
}
