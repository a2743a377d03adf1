import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import {
  CONJUNCTIONS,
  CONNECTORS,
  LED_TO_CONNECTORS,
  NAMING_CONNECTORS,
  PAIRING_CONNECTORS,
} from './connectors.data.ts';
import { isComma, isSeparator, joinGaps } from './gaps.ts';
import { goesOn, isNounFirst, isOneOf, partsPhrases } from './phrase-end.ts';
import { hasNumber, UNSPACED, type TitleDraft, type TitleUnit } from './title-units.ts';

/** The place of the brand that every version keeps: the first. -1 where the title has none. */
export function keptBrand({ units }: TitleDraft): number {
  return units.findIndex(({ isBrand }) => isBrand);
}

/**
 * The draft without the units that `isDropped` names, and without the connectors that would lead nowhere: "for" before a
 * gap or the end, "and" at the start of a phrase. The first brand always stays.
 */
export function dropUnits(
  draft: TitleDraft,
  isDropped: (unit: TitleUnit, index: number) => boolean,
  language: string,
): TitleDraft {
  const brand = keptBrand(draft);
  const gone = draft.units.map((unit, index) => index !== brand && isDropped(unit, index));
  if (!gone.includes(true)) return draft;
  markLooseConnectors(draft, gone, language);
  markFragments(draft, gone);
  return withoutMarked(draft, gone, language);
}

/** The draft without connectors behind which nothing comes any more. */
export function dropLooseEnd(draft: TitleDraft, language: string): TitleDraft {
  let kept = draft;
  for (let last = kept.units.at(-1); last && isConnector(last, language); last = kept.units.at(-1)) {
    const gone = kept.units.map((unit) => unit === last);
    kept = withoutMarked(kept, gone, language);
  }
  return kept;
}

function markLooseConnectors({ units }: TitleDraft, gone: boolean[], language: string): void {
  for (let index = units.length - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (!unit || gone[index] || !isConnector(unit, language)) continue;
    const reach = headLost(units, gone, index, language);
    for (let at = index; at <= reach; at += 1) gone[at] = true;
  }
  for (const [index, unit] of units.entries()) {
    if (gone[index] || !isOneOf(CONJUNCTIONS, unit, language)) continue;
    if (gone[index - 1] && joinsNothing(units, gone, index, language)) gone[index] = true;
  }
}

const SINGLE_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Of words that touch ("スマ", "ホ", "ケース") a single kana that alone would be left is none: the segmenter has cut it off. */
function markFragments({ units }: TitleDraft, gone: boolean[]): void {
  for (const [index, unit] of units.entries()) {
    if (gone[index] || unit.isBrand || !SINGLE_KANA.test(unit.text)) continue;
    const before = unit.gap === '' && index > 0 ? gone[index - 1] : undefined;
    const behind = units[index + 1]?.gap === '' ? gone[index + 1] : undefined;
    const neighbors = [before, behind].filter((isGone) => isGone !== undefined);
    if (neighbors.length > 0 && neighbors.every(Boolean)) gone[index] = true;
  }
}

/** How many words may stand between a connector and what it leads to: "for large, adult dogs". */
const MAX_MODIFIERS = 1;

/**
 * The last unit that has to go with a connector, because what it leads to goes and ends its phrase ("for Large" of "for
 * Large Dogs"); before the connector where it leads to something.
 */
function headLost(
  units: readonly TitleUnit[],
  gone: readonly boolean[],
  connector: number,
  language: string,
): number {
  for (let at = connector; at <= connector + MAX_MODIFIERS; at += 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (!unit || !next || !goesOn(next, unit, language)) break;
    // "the" goes with what it leads to, "and" behind a word is none of this one's.
    if (isConnector(next, language) && (at > connector || !gone[at + 1])) break;
    const lost = at + 1;
    if (gone[lost]) return leadsNowhere(units, gone, { connector, lost }, language) ? at : connector - 1;
    if (next.isBrand) break;
  }
  return connector - 1;
}

// A size with its sign is a fact of its own: nothing leads to it.
const MEASURE = /^\p{N}[\p{N}.,]*["”″'’′%]/u;

// "60cm", "1,5 L": a number with its unit.
const AMOUNT = /^\p{N}[\p{N}.,]*\p{L}{1,2}$/u;

/** Whether a unit may be the rest of a name ("V11" of "para Dyson V11"): without its connector the product would be that. */
function namesModel({ text, isBrand }: TitleUnit, behind: TitleUnit | undefined): boolean {
  const isAmount = AMOUNT.test(text) || (behind?.gap === ' ' && AMOUNT.test(text + behind.text));
  return isBrand || (hasNumber(text) && !isAmount);
}

/** Whether nothing is left that a connector could lead to, now that `lost` goes: its phrase ends, or another begins to lead. */
function leadsNowhere(
  units: readonly TitleUnit[],
  gone: readonly boolean[],
  { connector, lost }: { readonly connector: number; readonly lost: number },
  language: string,
): boolean {
  const next = nextStanding(units, gone, lost, language);
  if (next === undefined || MEASURE.test(next.text)) return true;
  if ([CONJUNCTIONS, LED_TO_CONNECTORS].some((list) => isOneOf(list, next, language))) return false;
  if (isConnector(next, language)) return true;
  // "chien" of "pour chien solide", "USB-C" of "to USB-C Cable": what stays is not what it led to.
  if (lost !== connector + 1) return false;
  if (isOneOf(PAIRING_CONNECTORS, units[connector], language)) return true;
  return isNounFirst(language) && !namesModel(next, units[units.indexOf(next) + 1]);
}

/** The next unit of the same phrase that stays. */
function nextStanding(
  units: readonly TitleUnit[],
  gone: readonly boolean[],
  index: number,
  language: string,
): TitleUnit | undefined {
  for (let next = index + 1; next < units.length; next += 1) {
    const unit = units[next];
    if (!unit || partsPhrases(unit.gap, language)) return undefined;
    if (!gone[next]) return unit;
  }
  return undefined;
}

/** Whether a conjunction has nothing before it that it could join: it begins its phrase, or follows what leads to both. */
function joinsNothing(
  units: readonly TitleUnit[],
  gone: readonly boolean[],
  index: number,
  language: string,
): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const unit = units[at];
    if (unit && at < index && !gone[at]) return isConnector(unit, language);
    if (isSeparator(unit?.gap ?? '')) return true;
  }
  return true;
}

function withoutMarked({ units, tail }: TitleDraft, gone: readonly boolean[], language: string): TitleDraft {
  const kept: TitleUnit[] = [];
  let pending: string | undefined;
  for (const [index, unit] of units.entries()) {
    if (gone[index]) pending = pending === undefined ? unit.gap : joinGaps(pending, unit.gap);
    else {
      const gap = pending === undefined ? unit.gap : gapAfterLoss(pending, unit, kept, language);
      kept.push({ ...unit, gap: gap === '' && wouldMerge(kept.at(-1), unit) ? ' ' : gap });
      pending = undefined;
    }
  }
  return { units: kept, tail: pending === undefined ? tail : joinGaps(pending, tail) };
}

/** Whether two words would read as one, now that what stood between them is gone: "Dog激安Bed" without 激安. */
function wouldMerge(before: TitleUnit | undefined, unit: TitleUnit): boolean {
  const [last = '', next = ''] = [before?.text.at(-1), unit.text.at(0)];
  return last !== '' && !UNSPACED.test(last + next);
}

/**
 * A connector that has lost the words before it adds to the phrase before them: no comma parts it from that, unless the same
 * one stands there ("for Hair, for Skin").
 */
function gapAfterLoss(
  pending: string,
  unit: TitleUnit,
  kept: readonly TitleUnit[],
  language: string,
): string {
  const gap = joinGaps(pending, unit.gap);
  const adds = isConnector(unit, language) && !isOneOf(NAMING_CONNECTORS, unit, language);
  return isComma(gap) && adds && !lastPhraseHas(kept, unit.text) ? ' ' : gap;
}

function lastPhraseHas(kept: readonly TitleUnit[], text: string): boolean {
  const start = kept.findLastIndex(({ gap }) => isSeparator(gap));
  return kept.slice(Math.max(0, start)).some((unit) => foldCase(unit.text) === foldCase(text));
}

/** Whether a unit is a word that leads to the next one: "for", "and", "&". */
export function isConnector({ text, isBrand }: TitleUnit, language: string): boolean {
  return !isBrand && (CONNECTORS[language] ?? []).includes(foldCase(text));
}
