import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { TitleCheck } from '../check/check-title.ts';
import { warningLength } from '../check/length-rule.ts';
import type { TitleReading } from '../check/read-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { Strategy } from '../title-fixer.schema.ts';
import { cleanTitle, type Thoroughness } from './clean-title.ts';
import { writeTitle } from './gaps.ts';
import { corePhrase, joinPhrases, packPhrases, phraseStyle, toPhrases, type Phrase } from './phrases.ts';
import { plainCapitals } from './plain-capitals.ts';
import { shortenFromEnd } from './shorten.ts';
import type { TitleUnit } from './title-units.ts';

export interface Rewriting {
  readonly title: string;
  readonly changes: readonly Finding[];
  /** The phrases or words left out for the length, in their order. */
  readonly dropped: readonly string[];
}

/** Undefined where this way leads to nothing. */
export type Rewrite = (check: TitleCheck, rules: TitleRules) => Rewriting | undefined;

/** The largest length that a strategy writes, in code points. */
export function targetLength(strategy: Strategy, rules: TitleRules): number {
  const { advisedLength, mobileVisible } = rules.policy;
  if (strategy === 'minimal') return rules.maxLength;
  return Math.min(strategy === 'seo' ? advisedLength : mobileVisible, warningLength(rules));
}

/** Removes errors; where there are only warnings, those. What is cut anyway, from the end, is cut below the warning. */
const rewriteMinimally: Rewrite = ({ reading, isCompliant, violations }, rules) => {
  const onlyWarns = isCompliant && violations.length > 0;
  const { draft, changes } = cleanTitle(reading, rules, {
    everyWordOnce: false,
    everyPhraseOnce: false,
    oneForm: onlyWarns,
    withoutPraise: false,
  });
  const isCut = reading.length > rules.maxLength;
  const max = onlyWarns || isCut ? warningLength(rules) : rules.maxLength;
  const shortened = shortenFromEnd(draft, max, rules.language);
  const kept = new Set(shortened.units.map(({ start }) => start));
  const dropped = draft.units.filter(({ start }) => !kept.has(start));
  return { title: writeTitle(shortened), changes, dropped: writeUnits(dropped) };
};

const CLEANED_FOR_BUYERS: Thoroughness = {
  everyWordOnce: false,
  everyPhraseOnce: true,
  oneForm: true,
  withoutPraise: true,
};

/** Every word once, the brand first, as many phrases as the advised length holds. */
const rewriteForSearch: Rewrite = ({ reading }, rules) =>
  rewritePhrases('seo', reading, rules, {
    thoroughness: { ...CLEANED_FOR_BUYERS, everyWordOnce: true },
    arrange: (phrases) => ({ phrases, preference: phrases, changes: [] }),
  });

/** What it is, then sizes and counts, then the rest, as far as a phone shows it. */
const rewriteForBuyers: Rewrite = ({ reading }, rules) =>
  rewritePhrases('conversion', reading, rules, {
    thoroughness: CLEANED_FOR_BUYERS,
    arrange: factsFirst,
  });

/** The same with what it is in as few words as say it, which makes room for facts in a title that has to be cut. */
const rewriteForBuyersBriefly: Rewrite = ({ reading }, rules) => {
  if (reading.length <= targetLength('conversion', rules)) return undefined;
  const brief = rewritePhrases('conversion', reading, rules, {
    thoroughness: CLEANED_FOR_BUYERS,
    arrange: ([first, ...others]) =>
      factsFirst([...(first ? [corePhrase(first, phraseStyle(rules.language))] : []), ...others]),
  });
  return brief.phraseCount > 1 ? brief : undefined;
};

// It says what it counts only where it stands.
const BARE_NUMBER = /^\p{N}+$/u;

function factsFirst([first, ...others]: readonly Phrase[]): Arranged {
  const isFact = ({ hasNumber, text }: Phrase) => hasNumber && !BARE_NUMBER.test(text);
  const facts = others.filter(isFact);
  const rest = others.filter((phrase) => !isFact(phrase));
  const arranged = first ? [first, ...facts, ...rest] : [];
  const isMoved = facts.some((phrase, index) => others[index] !== phrase);
  const changes = isMoved ? [finding('facts-first', 'info', { facts: facts.map(({ text }) => text) })] : [];
  return { phrases: arranged, preference: arranged, changes };
}

interface Arranged {
  readonly phrases: readonly Phrase[];
  readonly preference: readonly Phrase[];
  readonly changes: readonly Finding[];
}

interface PhrasePlan {
  readonly thoroughness: Thoroughness;
  readonly arrange: (phrases: readonly Phrase[]) => Arranged;
}

function rewritePhrases(
  strategy: Strategy,
  reading: TitleReading,
  rules: TitleRules,
  plan: PhrasePlan,
): Rewriting & { readonly phraseCount: number } {
  const style = phraseStyle(rules.language);
  const cleaned = cleanTitle(reading, rules, plan.thoroughness);
  const { draft, words } = plainCapitals(cleaned.draft, rules);
  const led = brandFirst(toPhrases(draft, style));
  const { phrases, preference, changes } = plan.arrange(led.phrases);
  const packed = packPhrases(phrases, { max: targetLength(strategy, rules), style, preference });
  const kept = new Set(packed.flatMap(({ units }) => units.map(({ start }) => start)));
  return {
    title: joinPhrases(packed, style),
    phraseCount: packed.length,
    changes: [
      ...cleaned.changes,
      ...(words.length > 0 ? [finding('plain-capitals', 'info', { words })] : []),
      ...(led.isMoved ? [finding('brand-first', 'info', { brand: rules.brand })] : []),
      ...changes.filter(() => packed.length > 1),
    ],
    dropped: led.phrases.flatMap(({ units }) => writeUnits(units.filter(({ start }) => !kept.has(start)))),
  };
}

/** The phrase that begins with the brand leads; a brand inside a phrase ("case for ...") stays where it is. */
function brandFirst(phrases: readonly Phrase[]): { phrases: readonly Phrase[]; isMoved: boolean } {
  const branded = phrases.find(({ hasBrand }) => hasBrand);
  if (!branded?.beginsWithBrand || branded === phrases[0]) return { phrases, isMoved: false };
  return { phrases: [branded, ...phrases.filter((phrase) => phrase !== branded)], isMoved: true };
}

/** How a strategy rewrites; a further way is gone where the one before only says what another version says. */
export const REWRITES: Readonly<Record<Strategy, readonly Rewrite[]>> = {
  minimal: [rewriteMinimally],
  seo: [rewriteForSearch],
  conversion: [rewriteForBuyers, rewriteForBuyersBriefly],
};

function writeUnits([first, ...others]: readonly TitleUnit[]): string[] {
  return first ? [writeTitle({ units: [{ ...first, gap: '' }, ...others], tail: '' })] : [];
}

/** What was left out for the length. */
export function shortenedFinding(before: string, after: string, dropped: readonly string[]): Finding[] {
  if (dropped.length === 0) return [];
  const [from, to] = [codePointLength(before), codePointLength(after)];
  return [finding('shortened', 'info', { dropped: [...dropped], from, to })];
}
