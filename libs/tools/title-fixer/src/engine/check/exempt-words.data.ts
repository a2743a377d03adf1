/**
 * Articles, prepositions and conjunctions that the shared stop words exclude because they have another meaning in another
 * language ("die", "pour", "con"). Here the language of the marketplace is known. Compiled on 2026-11-21.
 */
export const MARKETPLACE_STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['die', 'den', 'an', 'am', 'ins', 'ab', 'man', 'hat', 'war', 'alle', 'mehr', 'inkl', 'inklusive'],
  fr: ['la', 'les', 'pour', 'par', 'plus', 'son', 'sa', 'on', 'son'],
  es: ['con', 'sin', 'a', 'son', 'más', 'ni'],
  it: ['con', 'senza', 'come', 'al', 'allo', 'alla', 'ai', 'alle', 'le', 'la', 'i', 'a', 'non', 'fino'],
};
