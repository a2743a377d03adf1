/**
 * Articles, prepositions and conjunctions that the shared stop words leave out because they are words of another meaning in
 * another language ("die", "pour", "con"). Here the language is the marketplace's own. Put together on 2026-11-21.
 */
export const OWN_STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['die', 'den', 'an', 'am', 'ins', 'ab', 'man', 'hat', 'war', 'alle', 'mehr', 'inkl', 'inklusive'],
  fr: ['la', 'les', 'pour', 'par', 'plus', 'son', 'sa', 'on', 'son'],
  es: ['con', 'sin', 'a', 'son', 'más', 'ni'],
  it: ['con', 'senza', 'come', 'al', 'allo', 'alla', 'ai', 'alle', 'le', 'la', 'i', 'a', 'non', 'fino'],
};
