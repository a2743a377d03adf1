import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { endOfExcluded } from './adjunct-chunks.ts';
import { isHeadInitial, NEGATING } from './cut-part.ts';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { adjunctRole, isAdjective, isBenefit, isModifier, lexiconOf, type PartRole } from './part-role.ts';
import { isFreeOf } from './inseparable-words.ts';
import { isBound, isNoun, MAX_AHEAD, MAX_PHRASE_WORDS, type Run } from './run-facts.ts';

const MAX_FIT_WORDS = 8;
const MAX_BEFORE_AUDIENCE = 3;

const AGE = /^(?:ages?|\p{N}+\+|years?|months?|jahre|monate|ans|mois|años|meses|anni|mesi)$/iu;

/** An adjunct ends after the buyers, models or things that it names. */
export function adjunctAt(run: Run, from: number): { readonly length: number; readonly role?: PartRole } {
  const { words, language } = run;
  const { adjuncts, connectors, exclusions } = lexiconOf(language);
  const isLead = (at: number) =>
    [adjuncts, connectors].some((list) => list.includes(foldCase(words[at] ?? '')));
  let start = from + 1;
  while (start < words.length - 1 && isLead(start)) start += 1;
  if (isFreeOf(words.slice(from, from + 2).join(' '))) return { length: 2, role: 'feature' };
  const limit = boundaryAfter(run, start);
  if (exclusions.test(words.slice(from, from + MAX_BEFORE_AUDIENCE).join(' ')))
    return { length: endOfExcluded(words.slice(0, limit), start, language) - from };
  const buyers = endOfAudience(run, start, limit);
  if (buyers > 0) return { length: buyers - from, role: 'audience' };
  const role = adjunctRole(words.slice(from, limit).join(' '), language);
  const isFit =
    role === 'fit' || words.slice(start, start + MAX_BEFORE_AUDIENCE).some((word) => /\p{N}/u.test(word));
  const endOf = isFit && role !== 'feature' ? endOfFit : endOfThings;
  return { length: endOf(run, start, limit) - from };
}

const LETTER = /^(?:x{0,4}[sml]|[2-6]xl|small|medium|large|size|gr\.|größe|taille|talla|taglia)$/iu;

/** The next adjunct, color or count. */
function boundaryAfter(run: Run, start: number): number {
  for (let at = start + 1; at < run.words.length; at += 1) {
    if (run.isAdjunctAt(at)) return at;
    const role = run.facts.get(at)?.role;
    // "HP 305 XL" is a model.
    const isTailSize =
      role === 'size' && LETTER.test(run.words[at] ?? '') && !/\p{N}$/u.test(run.words[at - 1] ?? '');
    const isJoined = lexiconOf(run.language).connectors.includes(foldCase(run.words[at - 1] ?? ''));
    if ((role === 'color' || role === 'count' || isTailSize) && !isJoined) return at;
  }
  return run.words.length;
}

/** "Perros Grandes": says which where nouns come first. */
const BUYERS_SIZE = /^(?:grand|pequeñ|median|petit|moyen|piccol|medi|adult|anzian)\p{L}{0,3}$/iu;

/** "Women Men", "small medium large dogs", "Kids Ages 4-7": the end of the buyers that begin here, else 0. */
function endOfAudience({ words, language, facts }: Run, start: number, limit: number): number {
  const { audiences, conjunctions } = lexiconOf(language);
  const isAudience = (at: number) => audiences.includes(foldCase(words[at] ?? '').replace(/,$/u, ''));
  const first = [...Array.from({ length: MAX_BEFORE_AUDIENCE + 1 }).keys()].find(
    (step) => start + step < limit && isAudience(start + step),
  );
  const isNear =
    first !== undefined && words.slice(start, start + first).every((word) => !/\p{N}/u.test(word));
  if (!isNear) return 0;
  let end = start + first + 1;
  for (;;) {
    const isRange = /^\p{N}+[-–]\p{N}+$/u.test(words[end] ?? '') && !/^\p{Ll}/u.test(words[end + 1] ?? '');
    const [word = '', before = '', next = ''] = [words[end], words[end - 1], words[end + 1]];
    // "Ages 3 4 5 6 Year Old", "12 and Up".
    const isMore =
      (/^\p{N}{1,2}$/u.test(word) && (AGE.test(before) || /^\p{N}{1,2}$/u.test(before)) && !facts.has(end)) ||
      (/^old$/iu.test(word) && AGE.test(before));
    const isWhich = isHeadInitial(language) && BUYERS_SIZE.test(word);
    if (isAudience(end) || isRange || isMore || isWhich || AGE.test(word)) end += 1;
    else if (/^(?:and|&)$/iu.test(word) && /^(?:up|older|over|above)$/iu.test(next)) end += 2;
    else if (/^\p{N}+$/u.test(words[end] ?? '') && AGE.test(words[end + 1] ?? '')) end += 2;
    else if (
      conjunctions.includes(foldCase(word)) &&
      (isAudience(end + 1) || (isHeadInitial(language) && BUYERS_SIZE.test(next)))
    )
      end += 2;
    else if (/^(?:bis|up|hasta|fino|jusqu['’]à)$/iu.test(words[end] ?? '') && facts.get(end)?.role === 'size')
      end += facts.get(end)?.length ?? 1;
    else return end;
  }
}

/** "2018-2024". */
const YEAR = /^\(?(?:19|20)\d\d(?:[-–](?:19|20)?\d\d)?\)?$/u;

/** Models end after the noun of what is fitted, before a property behind their years, or before another maker when there are many. */
function endOfFit(run: Run, start: number, limit: number): number {
  const { words, language } = run;
  const { connectors } = lexiconOf(language);
  for (let at = start + 1; at < limit; at += 1) {
    const isMaker = FITTED_MAKERS.includes(foldCase(words[at] ?? ''));
    const isNext = isMaker || (/^\p{Lu}/u.test(words[at] ?? '') && /^\p{N}/u.test(words[at - 1] ?? ''));
    const before = words[at - 1] ?? '';
    // "for Camry 2018-2023, Corolla 2019-2022, RAV4": no list ends at its comma.
    const isInName = FITTED_MAKERS.includes(foldCase(before)) || /^\p{N}/u.test(words[at] ?? '');
    const isInFact = [...run.facts].some(([from, { length }]) => from < at && at < from + length);
    // "OfficeJet 4620 PhotoSmart 5520": a line with its models.
    const isLine = isNext && /^\p{N}{3,}/u.test(words[at + 1] ?? '');
    const isJoined =
      connectors.includes(foldCase(before)) || before.endsWith(',') || isInName || isInFact || isLine;
    if (at - start >= (isNext ? MAX_PHRASE_WORDS : MAX_FIT_WORDS) && !isJoined && !isBound(run, at))
      return at;
    // "Elevated Stainless Steel Bowls": an adjective needs its noun.
    const isOpened = language === 'en' && isAdjective(before) && !isNoun(run, at - 1);
    if (
      run.facts.get(at)?.role === 'feature' &&
      isBenefit(words[at] ?? '', language) &&
      !isBound(run, at) &&
      !isOpened
    )
      return at;
    const opensOther = isModifier(words[at] ?? '', language) || NEGATING.test(words[at] ?? '');
    if (YEAR.test(before) && !isJoined && opensOther) return at;
    // "Roomba i7 i8" and "Filtro HEPA": another thing begins where nouns come first.
    if (isHeadInitial(language) && /\p{N}/u.test(before) && !isJoined && isNoun(run, at)) return at;
    if (at - start > 1 && isNoun(run, at - 1) && !isNoun(run, at) && !isBound(run, at)) return at;
  }
  return limit;
}

/** Things and purposes end after their noun, or before a figure or property. */
function endOfThings(run: Run, start: number, limit: number): number {
  const { words, language } = run;
  const { conjunctions } = lexiconOf(language);
  let hasJoint = false;
  for (let at = start + 1; at < limit; at += 1) {
    if (conjunctions.includes(foldCase(words[at] ?? ''))) {
      hasJoint = true;
      continue;
    }
    const afterJoint = conjunctions.includes(foldCase(words[at - 1] ?? ''));
    if (afterJoint || isBound(run, at)) continue;
    if (run.facts.has(at)) return at;
    const isGermanNoun = language === 'de' && /^\p{Lu}\p{Ll}/u.test(words[at - 1] ?? '');
    const isEnd = isGermanNoun || (!isHeadInitial(language) && isNoun(run, at - 1) && !isNoun(run, at));
    const isLong = at - start >= (hasJoint ? MAX_PHRASE_WORDS + 1 : MAX_PHRASE_WORDS - 1);
    if (isEnd || (isHeadInitial(language) && isNoun(run, at) && at - start > 1)) return at;
    if (isLong && limit - at > MAX_AHEAD) return at;
  }
  return limit;
}
