/**
 * Words that lead to the next one, in lower case, by language of the listing: at the end of a phrase, or before the gap that
 * a word leaves, nothing follows them any more. Put together on 2026-11-21.
 */
export const CONNECTORS: Readonly<Record<string, readonly string[]>> = {
  en: words('& + a an the and or for with without of in on at by from to into up plus as per'),
  de: words(
    '& + und oder für mit ohne von zu zum zur im in aus bei nach auf an der die das dem den des ein eine',
  ),
  fr: words('& + et ou pour avec sans de du des la le les en au aux dans sur par un une à'),
  it: words('& + e o per con senza di del della dei delle da in nel nella su il la lo gli le un una a'),
  es: words('& + y o para con sin de del en el la los las por un una a al'),
  ja: words('の と や で に を が は も から まで へ & +'),
};

/** Of these, what may not begin a phrase either. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set(words('& + and or und oder et ou e o y と や plus'));

function words(list: string): readonly string[] {
  return list.split(' ');
}
