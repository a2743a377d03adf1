import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { attributeRole, isBenefit, isLoneUse, isProductNoun, isSize, lexiconOf } from './part-role.ts';
import type { Segment } from './segments.ts';
import { BRAND_MARK } from './title-part.ts';

const MAX_MEMBER_WORDS = 4;
const MAX_MEMBERS = 6;
const MAX_KIND_WORDS = 3;

/** Merges "for Travel", "Gym", "School and Office" into one segment: the preposition is that of all. */
export function mergeEnumerations(segments: readonly Segment[], language: string): Segment[] {
  const { adjuncts, conjunctions } = lexiconOf(language);
  const hasAdjunct = (segment: Segment) => wordsOf(segment).some((word) => adjuncts.includes(word));
  const isMember = (segment: Segment) =>
    /^\s*,\s*$/u.test(segment.separator) &&
    !segment.brackets &&
    attributeRole(segment.text.split(' ')[0] ?? '', language) !== 'color' &&
    !attributeRole(segment.text, language) &&
    hasShortMembers(segment, adjuncts) &&
    !BRAND_MARK.test(segment.text) &&
    !/\d/u.test(segment.text);
  const { isMaker, isModel, isLastModel } = modelTests(language);
  const merged: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at] as Segment;
    let end = at;
    // "with Mirror 20 x 26 in, Recessed": a size ends what the preposition is of.
    const isMeasured = /\p{N}/u.test(segment.text) && isSize(segment.text.split(' ').slice(-2).join(' '));
    if (
      hasAdjunct(segment) &&
      !isMeasured &&
      !segment.isFit &&
      !segment.brackets &&
      !wordsOf(segment).some((word) => conjunctions.includes(word))
    ) {
      for (let next = at + 1; next < segments.length && next - at <= MAX_MEMBERS; next += 1) {
        const member = segments[next] as Segment;
        if (end === next - 1 && isModel(member, segment)) {
          end = next;
          continue;
        }
        if (end === next - 1 && isLastModel(member, segment)) {
          end = next;
          break;
        }
        if (!isMember(member)) break;
        const words = wordsOf(member);
        const hasJoint = words.some((word) => conjunctions.includes(word));
        if (!hasJoint && memberLength(words, adjuncts) > maxLength(wordsOf(segment), adjuncts)) break;
        // "para Guitarra, Nylon y Cobre": what it is made of is no member.
        if (isBenefit(words[0] ?? '', language) && !isBenefit(wordsOf(segment).at(-1) ?? '', language)) break;
        const joint = words.findIndex((word) => conjunctions.includes(word));
        const adjunct = words.findIndex((word) => adjuncts.includes(word));
        if (adjunct >= 0 && (joint < 0 || adjunct < joint)) break;
        if (joint >= 0) {
          end = next;
          break;
        }
        // "for iPhone 15, Samsung Galaxy, Pixel" needs no conjunction.
        const isAlike =
          (isMaker(member) && isMaker(segment)) ||
          isOneWordMember(member.text, segment.text, language) ||
          (end > at && isThing(member.text, segment.text, language));
        if (end === next - 1 && isAlike) end = next;
      }
    }
    const members = segments.slice(at, end + 1).map(({ text }) => text);
    merged.push({ ...segment, text: members.join(', ') });
    at = end;
  }
  return merged;
}

function wordsOf({ text }: Segment): string[] {
  return foldCase(text).split(' ');
}

/** How a model after a model is recognized, and a maker after a maker. */
function modelTests(language: string) {
  const { adjuncts, conjunctions } = lexiconOf(language);
  const hasAny = (segment: Segment, words: readonly string[]) =>
    wordsOf(segment).some((word) => words.includes(word));
  const isMaker = (segment: Segment) => hasAny(segment, FITTED_MAKERS);
  // "for Miele C2, C3, S5".
  const isModel = (segment: Segment, first: Segment) =>
    /^\s*,\s*$/u.test(segment.separator) &&
    !segment.brackets &&
    ((MODEL.test(segment.text) && MODEL.test(first.text.split(' ').at(-1) ?? '')) ||
      (isMaker(segment) && isMaker(first) && !hasAny(segment, adjuncts) && !hasAny(segment, conjunctions)));
  // "V10 Cordless Vacuum Cleaners" after "for Dyson V7, V8": what all of them are.
  const isLastModel = (segment: Segment, first: Segment) => {
    const [model = '', ...kind] = segment.text.split(' ');
    const isNamed = kind.every((word) => /^\p{L}/u.test(word)) && isProductNoun(kind.at(-1) ?? '', language);
    const isLast = isNamed && kind.length <= MAX_KIND_WORDS && /^\p{Lu}/u.test(model);
    return isLast && isModel({ ...segment, text: model }, first) && !hasAny(segment, adjuncts);
  };
  return { isMaker, isModel, isLastModel };
}

/** "Pilates and Yoga with Carry Bag": the member ends before what comes with it. */
function memberLength(words: readonly string[], adjuncts: readonly string[]): number {
  const end = words.findIndex((word) => adjuncts.includes(word));
  return end > 1 ? end : words.length;
}

function hasShortMembers({ text }: Segment, adjuncts: readonly string[]): boolean {
  return text
    .split(', ')
    .every((member) => memberLength(foldCase(member).split(' '), adjuncts) <= MAX_MEMBER_WORDS);
}

/** "sin Bola, Tres Primas Transparentes": a member of a list has at most one word more than the first. */
function maxLength(first: readonly string[], adjuncts: readonly string[]): number {
  return first.length - first.findLastIndex((word) => adjuncts.includes(word));
}

const MODEL = /^(?!IPX?\p{N})(?=.*\p{N})\p{Lu}{0,4}-?\p{N}{1,4}\p{Lu}{0,2}$/u;

/** "Brille" after "für Handy", "Laptop": in a list of things another product is a thing too. */
function isThing(member: string, before: string, language: string): boolean {
  return FOR_ONE.test(before) && /^\p{Lu}\p{L}+$/u.test(member) && isProductNoun(member, language);
}

const FOR_ONE =
  /(?:^|\s)(?:for|für|pour|para|per|fits|compatibles? (?:with|avec|con)|compatibil[ei] con|kompatibel mit)\s(\p{L}+)$/iu;
const FITS_ONE = /(?:fits|(?:compatibles?|compatibil[ei]|kompatibel) \p{L}+) \p{Lu}\p{L}+$/iu;

/** "Edelstahl" after "für Stahl": one word more of what a product is for. */
function isOneWordMember(member: string, before: string, language: string): boolean {
  const [, first = ''] = FOR_ONE.exec(before) ?? [];
  if (first === '' || lexiconOf(language).audiences.includes(foldCase(first)) || member.includes(' '))
    return false;
  if (FITS_ONE.test(before)) return /^\p{Lu}[\p{L}-]+$/u.test(member) && !isBenefit(member, language);
  return (
    isLoneUse(member, language) ||
    /^(?:PC|TV|RV|SUV|ATV)$/u.test(member) ||
    (isBenefit(first, language) && isBenefit(member, language))
  );
}
