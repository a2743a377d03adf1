import { foldCase } from '@seller-toolbox/listing-text/fold-case';

/** Long ways to say what a product fits or does not, and the short one, by language. */
const WORDINGS: Readonly<Record<string, readonly (readonly [long: RegExp, short: string])[]>> = {
  en: [
    [/(?<!\p{L})not for use (?:with|in|on)(?!\p{L})/giu, 'not for'],
    [
      /(?<!\p{L})(?:does not|doesn['’]t|do not|don['’]t|won['’]t|will not) fit(?: for)?(?!\p{L})/giu,
      'not for',
    ],
    [
      /(?<!\p{L})(?:(?:compatible|works) (?:with|w\/)|(?:suitable|designed|made) for|fits? for)(?!\p{L})/giu,
      'for',
    ],
  ],
  de: [
    [
      /(?<!\p{L})(?:kompatibel (?:mit|zu)|(?:passend|geeignet) (?:für|zu)|passt (?:für|zu))(?!\p{L})/giu,
      'für',
    ],
    [/(?<=(?<!\p{L})für .{1,60}) (?:geeignet|passend)(?!\p{L})/giu, ''],
  ],
  fr: [
    [/(?<!\p{L})ne convien(?:t|nent) pas (?:à|aux?|pour)(?!\p{L})/giu, 'pas pour'],
    [/(?<!\p{L})(?:non|pas) (?:compatible|adaptée?)s? (?:avec|aux?|pour)(?!\p{L})/giu, 'pas pour'],
    [/(?<!\p{L})(?:compatible|adaptée?)s? (?:avec|aux?|pour)(?!\p{L})/giu, 'pour'],
  ],
  es: [[/(?<!\p{L})(?:compatible|apt[oa]|válid[oa])s? (?:con|para)(?!\p{L})/giu, 'para']],
  it: [[/(?<!\p{L})(?:compatibil[ei]|adatt[oaie]) (?:con|per|a)(?!\p{L})/giu, 'per']],
};

/** A text with the short way to say what a product fits or does not: "Not for iPhone 15" of "Not Compatible with iPhone 15". */
export function plainWording(text: string, language: string): string {
  return (WORDINGS[language] ?? []).reduce(
    (worded, [long, short]) =>
      worded.replace(long, (found) =>
        /^\p{Lu}/u.test(found) && short.includes(' ')
          ? short.charAt(0).toUpperCase() + short.slice(1)
          : short,
      ),
    text,
  );
}

/** A joint whose loss is a change of its own: "Sheet + 2 Pillowcases". */
const PLUS: readonly [RegExp, string] = [/(?<=\s)\+(?=\s)/gu, ','];

/** What a version says in other words than its title, though what follows is the same: "Compatible with → for", "+ → ,". */
export function rewordings(before: string, title: string, language: string): string[] {
  const written = foldCase(title);
  const found = [PLUS, ...(WORDINGS[language] ?? [])].flatMap(([long, short]) =>
    Array.from(before.matchAll(long)).flatMap(({ 0: wording, index }) => {
      const [next = ''] = /^(?:\s[^\s,;|()]+){1,2}/u.exec(before.slice(index + wording.length)) ?? [];
      const at = next === '' ? -1 : written.indexOf(foldCase(next));
      const isKept = at < 0 || written.slice(0, at).endsWith(foldCase(wording));
      return isKept || !written.slice(0, at).endsWith(short) ? [] : [`${wording} → ${short}`];
    }),
  );
  return [...new Set(found)];
}
