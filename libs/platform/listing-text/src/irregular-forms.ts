import type { PluralEndings } from './plural-endings.data.ts';

/** An irregular plural and its singular. */
export interface IrregularForm {
  readonly plural: string;
  readonly singular: string;
}

/** The forms of a lower-case word whose singular or plural, as `given` says, is irregular; in some languages as the end of a longer noun. */
export function irregularForm(
  word: string,
  given: keyof IrregularForm,
  { irregular, isCompounding }: PluralEndings,
): IrregularForm | undefined {
  for (const [plural, singular] of Object.entries(irregular)) {
    const end = given === 'plural' ? plural : singular;
    if (word !== end && !(isCompounding && isCompound(word, end))) continue;
    const start = word.slice(0, word.length - end.length);
    return { plural: start + plural, singular: start + singular };
  }
  return undefined;
}

const MIN_FIRST_PART = 2;
/** "verband", "grad": no compounds of "band" and "rad". */
const OTHER_NOUN = /(?:verband|grad|kamerad)$/u;

function isCompound(word: string, noun: string): boolean {
  return word.length >= noun.length + MIN_FIRST_PART && word.endsWith(noun) && !OTHER_NOUN.test(word);
}
