import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { CATEGORY_IDS, unitsOf, type CategoryId } from './unit-categories.ts';

/** Whole numbers up to this one have at most 15 digits, which results keep. */
const MAX_VALUE = 1e15;

/** Number of sides of a box. */
const MAX_VALUES = 3;

const convertible = z.number().check(z.gte(-MAX_VALUE), z.lte(MAX_VALUE));
const unitId = z.string().check(z.minLength(1), z.maxLength(8));

/**
 * `value` null is an empty field: valid, without a result. `from` and `to` are unit ids of the category and default
 * to its first two. `values` are the sides of a size, converted in addition to `value`.
 */
export const inputSchema = z
  .strictObject({
    category: z._default(z.enum(CATEGORY_IDS), 'length'),
    value: z._default(z.nullable(convertible), 1),
    from: z.optional(unitId),
    to: z.optional(unitId),
    values: z.optional(z.array(convertible).check(z.minLength(1), z.maxLength(MAX_VALUES))),
  })
  .check(
    rule('unit-not-in-category', ({ category, from }) => hasUnit(category, from), ['from']),
    rule('unit-not-in-category', ({ category, to }) => hasUnit(category, to), ['to']),
  );

function hasUnit(category: CategoryId, unit: string | undefined): boolean {
  return unit === undefined || unitsOf(category).some(({ id }) => id === unit);
}

const nullableNumber = z.nullable(z.number());

/** All figures are null where the value is. */
export const outputSchema = z.strictObject({
  category: z.enum(CATEGORY_IDS),
  value: nullableNumber,
  from: z.string(),
  to: z.string(),
  /** The converted value at six significant digits. */
  result: nullableNumber,
  /** The converted value at 15 significant digits. */
  exact: nullableNumber,
  /** `result` as plain text: decimal point, no grouping. */
  formatted: z.nullable(z.string()),
  /** One `from` in `to`, at 15 significant digits; null between temperature scales, which no factor alone converts. */
  factor: nullableNumber,
  /** `exact` is `(value + before) x multiply / divide + after`. */
  formula: z.strictObject({
    before: z.number(),
    multiply: z.number(),
    divide: z.number(),
    after: z.number(),
  }),
  /** The value in every unit of the category, at six significant digits. */
  table: z.array(z.strictObject({ unit: z.string(), symbol: z.string(), result: nullableNumber })),
  /** Each of `values`, converted like `value`; empty without them. */
  values: z.array(
    z.strictObject({ value: z.number(), result: z.number(), exact: z.number(), formatted: z.string() }),
  ),
  findings: z.array(findingSchema),
});
