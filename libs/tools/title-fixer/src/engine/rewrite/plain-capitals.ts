import { WRITTEN_NAMES } from '@seller-toolbox/reference-data/written-names.data';
import type { TitleDraft } from './title-units.ts';

/** Fewer letters in capitals are often a short form. */
const SHORTEST_SHOUT = 5;

const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  WRITTEN_NAMES.map((name) => [name.toUpperCase(), name]),
);
const CAPITALS = new RegExp(`(?<![\\p{L}\\p{N}])\\p{Lu}{${SHORTEST_SHOUT},}(?![\\p{L}\\p{N}])`, 'gu');

/** The draft with words in capitals written with a first capital only, known names as they are written. */
export function plainCapitals(
  { units, tail }: TitleDraft,
  locale: string,
): { draft: TitleDraft; words: string[] } {
  const words = new Set<string>();
  const plain = (word: string) => {
    const written = KNOWN_NAMES.get(word) ?? word.slice(0, 1) + word.slice(1).toLocaleLowerCase(locale);
    if (written !== word) words.add(word);
    return written;
  };
  const draft = {
    units: units.map((unit) => (unit.isBrand ? unit : { ...unit, text: unit.text.replace(CAPITALS, plain) })),
    tail,
  };
  return { draft, words: [...words] };
}
