import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { attributeRole, isAdjective, isBenefit, isProductNoun, lexiconOf } from './part-role.ts';
import type { Segment } from './segments.ts';

const MAX_MEMBERS = 4;

/** Merges "Hair", "Skin & Nails" into one segment, single nouns in a row with a conjunction before the last one, and models of one line. */
export function mergeSeries(segments: readonly Segment[], language: string): Segment[] {
  const merged: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at] as Segment;
    const end = Math.max(seriesEnd(segments, at, language), modelsEnd(segments, at));
    merged.push({ ...segment, text: joinedText(segments.slice(at, end + 1)) });
    at = end;
  }
  return merged;
}

function joinedText([first, ...others]: readonly Segment[]): string {
  return [first?.text ?? '', ...others.map(({ text }) => text)].join(', ');
}

const ENDS_IN_NUMBER = /\p{L} \p{N}{3,4}$/u;
const NUMBERS = /^\p{N}{3,4}(?:$| (?:series|serie|série)(?: |$))/iu;

/** "DeskJet 1255", "2700", "4100 Series": the models of one line. */
function modelsEnd(segments: readonly Segment[], from: number): number {
  if (segments[from]?.brackets || !ENDS_IN_NUMBER.test(segments[from]?.text ?? '')) return from;
  const goesOn = ({ text, separator, brackets }: Segment) =>
    separator === ', ' && !brackets && NUMBERS.test(text);
  const after = segments.slice(from + 1).findIndex((segment) => !goesOn(segment));
  return after < 0 ? segments.length - 1 : from + after;
}

/** The index of the last segment of a series that begins with the last word of this one; its own index where none does. */
function seriesEnd(segments: readonly Segment[], from: number, language: string): number {
  const { conjunctions } = lexiconOf(language);
  const first = segments[from] as Segment;
  if (first.brackets || !isMember(first.text.split(' ').at(-1) ?? '', language)) return from;
  for (let at = from + 1; at < segments.length && at - from < MAX_MEMBERS; at += 1) {
    const { text, separator, brackets } = segments[at] as Segment;
    if (separator !== ', ' || brackets) return from;
    const words = text.split(' ');
    const joint = words.findIndex((word) => conjunctions.includes(foldCase(word)));
    // "Skin & Nails", or "and Nail Health" after another member.
    if (joint === 1 || (joint === 0 && at > from + 1))
      return (joint === 0 || isMember(words[0] ?? '', language)) && words.length > joint + 1 ? at : from;
    if (words.length > 1 || !isMember(text, language)) return from;
  }
  return from;
}

/** A noun that is neither the product nor a property: what follows "Dog Bed" or "Black" is another fact. */
function isMember(word: string, language: string): boolean {
  return (
    /^\p{Lu}\p{L}+$/u.test(word) &&
    attributeRole(word, language) === undefined &&
    !isBenefit(word, language) &&
    !isAdjective(word) &&
    !isProductNoun(word, language)
  );
}
