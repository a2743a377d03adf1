import {
  AFTER_LIMIT,
  BEFORE_LIMIT,
  BEFORE_CURRENT_LENGTH,
  CHARACTER_UNIT,
  PLAUSIBLE_LIMIT,
} from './message-words.data.ts';

// A separate number, not part of a code, an ASIN or a decimal.
const NUMBER = /(?<![\p{Script=Latin}\p{N}_])(?<!\d[.,])\d{2,3}(?![\p{N}_]|[.,]\d|[a-z]\d)/gu;

/** The minimum weight of the words around a number for it to be the limit. */
const MIN_WEIGHT = 3;

/** The title limit in a lower-case message, in characters; undefined if none is certain. */
export function findLimit(message: string): number | undefined {
  const candidates = Array.from(message.matchAll(NUMBER), ({ 0: digits, index }) => {
    const before = message.slice(0, index);
    const after = message.slice(index + digits.length);
    return { value: Number(digits), weight: weightOf(before, after) };
  });
  const [best] = candidates
    .filter(({ value, weight }) => weight >= MIN_WEIGHT && isPlausible(value))
    .sort((a, b) => b.weight - a.weight);
  return best?.value;
}

function weightOf(before: string, after: string): number {
  const unit = CHARACTER_UNIT.exec(after);
  const afterUnit = after.slice(unit?.[0].length ?? 0);
  return (
    (BEFORE_LIMIT.test(before) ? 3 : 0) +
    (AFTER_LIMIT.test(afterUnit) ? 2 : 0) +
    (unit ? 1 : 0) -
    (BEFORE_CURRENT_LENGTH.test(before) ? 3 : 0)
  );
}

function isPlausible(value: number): boolean {
  return value >= PLAUSIBLE_LIMIT.min && value <= PLAUSIBLE_LIMIT.max;
}
