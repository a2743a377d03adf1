import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { TitleRules } from '../check/title-rules.ts';
import type { PartList } from './arrange.ts';
import type { Choice } from './choice.ts';
import { cutsOf } from './cut-part.ts';
import { highlightsInOrder } from './highlights-in-order.ts';
import { factFragments } from './fact-fragments.ts';
import { continuation, headOfList, isList, saysFact, withoutSaidStart } from './highlight-lists.ts';
import type { PartRole } from './part-role.ts';
import { remaindersOf } from './remainder.ts';
import { says } from './lost-fact-parts.ts';
import { withoutExclusions } from './without-exclusions.ts';
import type { TitlePart } from './title-part.ts';

/** What decides first, then properties; another name of the product last. */
const ORDER: readonly PartRole[] = [
  'exclusion',
  'fit',
  'count',
  'size',
  'audience',
  'color',
  'feature',
  'use',
  'synonym',
  'brand',
];
/** Up to here a phrase is a fact as a whole. */
const LAST_FACT = ORDER.indexOf('color');

/** The order in which they are shown: a stable sort keeps what decides first within a role. */
const SHOWN: readonly PartRole[] = [
  'feature',
  'synonym',
  'fit',
  'exclusion',
  'audience',
  'size',
  'count',
  'color',
  'use',
  'brand',
];

interface Phrase {
  readonly text: string;
  readonly role: PartRole;
  /** What may be shown instead, longest first. */
  readonly shorter: readonly string[];
  /** The facts in it, which keep their place when space is short. */
  readonly facts: readonly string[];
  /** The first and the last part that it says whole; none if it says less. */
  readonly span: readonly [first: number, last: number] | null;
}

/**
 * Item highlights with what a version leaves out, whole where it fits, else its facts alone: features first, without what is there
 * already, says nothing alone, or gets a listing removed. Null if the rules have no such field.
 */
export function proposeHighlights(given: string, choice: Choice, rules: TitleRules): string | null {
  const max = rules.policy.itemHighlights;
  if (max === null) return null;
  const known = proposals.get(choice) ?? [];
  const found = known.find((each) => each.given === given && each.rules === rules);
  if (found) return found.highlights;
  const highlights = (choice.isInOrder ? highlightsInOrder : highlightsOf)(given, choice, { rules, max });
  proposals.set(choice, [...known, { given, rules, highlights }]);
  return highlights;
}

interface Proposal {
  readonly given: string;
  readonly rules: TitleRules;
  readonly highlights: string;
}

/** Memoizes by version: its facts, its words and its reading are judged one after the other. */
const proposals = new WeakMap<Choice, readonly Proposal[]>();

function highlightsOf(
  given: string,
  choice: Choice,
  { rules, max }: { readonly rules: TitleRules; readonly max: number },
): string {
  const { list, title } = choice;
  const { language } = list;
  const joiner = language === 'zh' ? '，' : language === 'ja' ? '、' : ', ';
  const start = given.trim();
  const shown: Phrase[] = [];
  const joined = (phrases: readonly { text: string }[]) =>
    [start, ...phrases.map(({ text }) => text)].filter((text) => text !== '').join(joiner);
  const isThere = (text: string) =>
    saysFact(title, text, language) || saysFact(joined(shown), text, language);
  const phrases = phrasesOf(choice, rules);
  phrases.forEach((phrase, at) => {
    const reserved = new Set(phrases.slice(at + 1).flatMap(({ facts }) => facts));
    const space = (text: string) => {
      const later = [...reserved].filter((fact) => !isThere(fact) && !says(text, fact, language));
      const needed = later.reduce((sum, fact) => sum + codePointLength(fact) + joiner.length, 0);
      return max - codePointLength(joined([...shown, { text }])) - (phrase.facts.length > 0 ? needed : 0);
    };
    const isSaid =
      phrase.role === 'fit'
        ? says(withoutExclusions(title, list.language), phrase.text, language)
        : isThere(phrase.text);
    if (isSaid) return;
    const found = [phrase.text, ...phrase.shorter].find(
      (text) => (text === phrase.text || !isThere(text)) && space(text) >= 0,
    );
    const span = found === phrase.text ? phrase.span : null;
    if (found !== undefined) shown.push({ ...phrase, text: found, span });
    // A phrase that is shown whole has its facts in it.
    const missing = found === phrase.text ? [] : phrase.facts.filter((fact) => !isThere(fact));
    const fits = (facts: readonly string[]) =>
      codePointLength(joined([...shown, ...facts.map((text) => ({ text }))])) <= max;
    // Some colors of a pack would be taken for all.
    const isPartial = missing.length > 1 && isList(phrase.text) && !fits(missing);
    for (const text of isPartial ? [] : missing)
      if (fits([text])) shown.push({ ...phrase, text, span: text === phrase.text ? phrase.span : null });
  });
  const texts = rejoined(shown, list).sort((a, b) => SHOWN.indexOf(a.role) - SHOWN.indexOf(b.role));
  const highlights = withoutRemovable(joined(texts), texts, joined, rules);
  return start === '' ? capitalized(highlights) : highlights;
}

/** With what followed another phrase in the title behind it again: "Dog Mattress for Dogs up to 75 lb". */
function rejoined(phrases: readonly Phrase[], { parts }: PartList): Phrase[] {
  const followed = new Map<Phrase, { readonly next: Phrase; readonly separator: string }>();
  for (const phrase of phrases) {
    const [first = 0] = phrase.span ?? [];
    const before = phrases.find(({ span }) => span?.[1] === first - 1);
    const separator = before && continuation(parts[first] as TitlePart, parts[first - 1] as TitlePart);
    if (before && separator) followed.set(before, { next: phrase, separator });
  }
  const whole = (phrase: Phrase): string => {
    const after = followed.get(phrase);
    return after ? `${phrase.text}${after.separator}${whole(after.next)}` : phrase.text;
  };
  const isBehind = new Set([...followed.values()].map(({ next }) => next));
  return phrases
    .filter((phrase) => !isBehind.has(phrase))
    .map((phrase) => ({ ...phrase, text: whole(phrase) }));
}

/** Leaves out the phrases that together would get the listing removed. */
function withoutRemovable(
  highlights: string,
  phrases: readonly Phrase[],
  joined: (phrases: readonly Phrase[]) => string,
  { claimsOf }: TitleRules,
): string {
  const claims = removingClaims(claimsOf(highlights));
  if (claims.length === 0) return highlights;
  const isClaimed = ({ text }: Phrase) => {
    const from = highlights.indexOf(text);
    return claims.some(({ start, end }) => start < from + text.length && from < end);
  };
  return joined(phrases.filter((phrase) => !isClaimed(phrase)));
}

/** What a version leaves out, in the order in which it is kept. */
function phrasesOf({ list, chosen, title }: Choice, { forbiddenCharacters }: TitleRules): Phrase[] {
  const { parts, restore, language } = list;
  const clean = (text: string, { hasBrand }: TitlePart) =>
    Array.from(restore(text))
      .filter((char) => hasBrand || !forbiddenCharacters.has(char))
      .join('');
  const isOwn = (index: number) => {
    const { host, isAdded } = parts[index] as TitlePart;
    return !chosen.has(index) && !isAdded && (host === null || chosen.has(host));
  };
  const toPhrase = (
    given: string,
    part: TitlePart,
    shorter: readonly string[] = [],
    span: Phrase['span'] = null,
  ): Phrase => {
    const text = clean(given, part);
    const isFact = ORDER.indexOf(part.role) <= LAST_FACT;
    const facts = isFact ? [text] : factFragments(text, language).map((fragment) => fragment.text);
    return {
      text,
      role: part.role,
      shorter: shorter.map((each) => clean(each, part)),
      facts,
      span,
    };
  };
  const phrases = parts.flatMap((part, index) => {
    if (chosen.has(index)) {
      const rest = remaindersOf(part, language).map((text) =>
        toPhrase(text, { ...part, role: roleOfRest(part) }),
      );
      // A list of what a product fits is shown whole where it has space.
      const isList = part.role === 'fit' && part.whole !== undefined && rest.length === 1;
      return isList
        ? [
            {
              ...toPhrase(
                part.whole,
                part,
                rest.map(({ text }) => text),
              ),
              facts: rest.map(({ text }) => text),
            },
          ]
        : rest;
    }
    if (!isOwn(index)) return [];
    const adjuncts = adjunctsOf(parts, index);
    const own = withoutSaidStart(part.text, title, language);
    const whole = [own, ...adjuncts.map((at) => parts[at]?.text ?? '')].join(' ');
    const shorter = [...(adjuncts.length > 0 ? [own] : []), ...headOfList(own), ...cutsOf(part, language)];
    return [toPhrase(whole, part, shorter, [index, adjuncts.at(-1) ?? index])];
  });
  const rank = ({ role, facts }: Phrase) =>
    ORDER.indexOf(role) - (facts.length > 0 && role !== 'color' ? ORDER.length : 0);
  return phrases.filter(({ text }) => SAYS_SOMETHING.test(text)).sort((a, b) => rank(a) - rank(b));
}

/** What a shortened product leaves out is a property. */
function roleOfRest({ role }: TitlePart): PartRole {
  return role === 'product' || role === 'synonym' ? 'feature' : role;
}

export function capitalized(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
}

/** No bare number: "100%", "2", "3 x 4" says nothing without its unit. */
const SAYS_SOMETHING = /\p{L}{2}|^(?:19|20)\d\d\s?[-–]|\p{N}\s?[\p{L}"”″'’]|\p{Lu}\p{N}|\p{Script=Han}/u;

function adjunctsOf(parts: readonly TitlePart[], index: number): number[] {
  return parts.flatMap(({ host }, at) => (host === index ? [at] : []));
}
