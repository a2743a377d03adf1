import {
  AFTER_LIMIT,
  BEFORE_LIMIT,
  BEFORE_OTHER,
  CHARACTER_UNIT,
  PLAUSIBLE_LIMIT,
} from './message-words.data.ts';

// A number on its own: no part of a code, an ASIN or a decimal.
const NUMBER = /(?<![\p{Script=Latin}\p{N}_])(?<!\d[.,])\d{2,3}(?![\p{N}_]|[.,]\d|[a-z]\d)/gu;

/** How much the context says that a number is the limit; so much is needed to take it. */
const ENOUGH = 3;

/** The title limit that a message in lower case names, in characters; undefined where none can be told for sure. */
export function findLimit(message: string): number | undefined {
  const candidates = Array.from(message.matchAll(NUMBER), ({ 0: digits, index }) => {
    const before = message.slice(0, index);
    const after = message.slice(index + digits.length);
    return { value: Number(digits), weight: weigh(before, after) };
  });
  const [best] = candidates
    .filter(({ value, weight }) => weight >= ENOUGH && isPlausible(value))
    .sort((a, b) => b.weight - a.weight);
  return best?.value;
}

function weigh(before: string, after: string): number {
  const unit = CHARACTER_UNIT.exec(after);
  const behind = after.slice(unit?.[0].length ?? 0);
  return (
    (BEFORE_LIMIT.test(before) ? 3 : 0) +
    (AFTER_LIMIT.test(behind) ? 2 : 0) +
    (unit ? 1 : 0) -
    (BEFORE_OTHER.test(before) ? 3 : 0)
  );
}

function isPlausible(value: number): boolean {
  return value >= PLAUSIBLE_LIMIT.min && value <= PLAUSIBLE_LIMIT.max;
}
