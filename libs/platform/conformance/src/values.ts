import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@seller-toolbox/tool-contract/json';

/** Numbers are equal up to 12 significant digits; interfaces and machines may differ in the last ones. */
const SIGNIFICANT_DIGITS = 12;

/** Paths where `actual` differs from `expected`: objects may have additional fields, lists may not. */
export function mismatches(actual: unknown, expected: unknown, path = 'output'): string[] {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return isSameNumber(actual, expected) ? [] : [`${path} is ${actual}, not ${expected}`];
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (actual.length !== expected.length) {
      return [`${path} has ${actual.length} entries, not ${expected.length}`];
    }
    return expected.flatMap((item, index) => mismatches(actual[index], item, `${path}.${index}`));
  }
  if (isRecord(expected) && isRecord(actual)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      mismatches(actual[key], value, `${path}.${key}`),
    );
  }
  return Object.is(actual, expected)
    ? []
    : [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

function isSameNumber(a: number, b: number): boolean {
  return Object.is(a, b) || a.toPrecision(SIGNIFICANT_DIGITS) === b.toPrecision(SIGNIFICANT_DIGITS);
}

/** Whether a value is unchanged by JSON: no NaN, no date, no function, no undefined field. */
export function survivesJson(value: unknown): boolean {
  const text = JSON.stringify(value) as string | undefined;
  return text !== undefined && isDeepStrictEqual(withoutNegativeZero(value), JSON.parse(text));
}

/** JSON writes -0 as 0, and so do all formats on the page. */
function withoutNegativeZero(value: unknown): unknown {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(withoutNegativeZero);
  if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNegativeZero(item)]));
  }
  return value;
}

/** A deep copy by way of JSON. */
export function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Freezes a value deeply, so that an engine that writes to its input throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** All objects in a value, including itself. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
