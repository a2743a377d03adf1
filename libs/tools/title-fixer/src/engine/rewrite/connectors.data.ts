/**
 * Function words that need a complement after them (prepositions, articles, conjunctions), in lower case, by language of the
 * listing. They must not dangle at the end of a phrase or before a removed word. Compiled on 2026-11-21.
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

/** Connectors that cannot start a phrase either. English ones occur in titles of every marketplace. */
export const CONJUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  en: words('& + and or'),
  de: words('& + and or und oder'),
  fr: words('& + and or et ou'),
  it: words('& + and or e o'),
  es: words('& + and or y o'),
  ja: words('& + and or と や'),
};

/**
 * Connectors that introduce an optional adjunct, so that a phrase can end before them ("Bottle | with Straw"). The others
 * belong to the word before them as well ("Set of 6", "Slip on", "up to").
 */
export const ADJUNCT_CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  en: words('& + and or for with without w/ w/o from'),
  de: words('& + und oder für mit ohne'),
  fr: words('& + et ou pour avec sans'),
  it: words('& + e o per con senza'),
  es: words('& + y o para con sin'),
};

/** Connectors that can be part of another connector's complement: "for up to 75 lb". */
export const NESTED_CONNECTORS: Readonly<Record<string, readonly string[]>> = { en: words('up') };

/** Connectors whose complement is one word and not a phrase: "USB-C to USB-C Cable". */
export const SINGLE_WORD_CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  en: words('to'),
  de: words('auf zu'),
  ja: words('to'),
};

/**
 * Prepositions that form a compound noun with the nouns around them: "crème de nuit", "machine à coudre".
 */
export const COMPOUND_PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  fr: words('de du des à au aux'),
  it: words('di del dello della dei degli delle da dal dalla a ad al allo alla alle'),
  es: words('de del a al'),
};

/** Adjectives and verbs that need a preposition after them: "compatible with", "ideal for". */
export const ADJECTIVES_WITH_PREPOSITION: Readonly<Record<string, readonly string[]>> = {
  en: words('compatible suitable designed made ideal perfect great fits fit works replacement'),
  de: words('kompatibel geeignet passend ideal perfekt'),
  fr: words('compatible adapté adaptée idéal idéale convient'),
  it: words('compatibile adatto adatta ideale'),
  es: words('compatible apto apta ideal adecuado adecuada'),
};

function words(list: string): readonly string[] {
  return list.split(' ');
}
