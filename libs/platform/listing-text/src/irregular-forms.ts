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
    if (word !== end && !(isCompounding && word.endsWith(end))) continue;
    const start = word.slice(0, word.length - end.length);
    return { plural: start + plural, singular: start + singular };
  }
  return undefined;
}
