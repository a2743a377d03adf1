import { rule, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { CARTONS } from './cartons.data.ts';
import { PACKING_RULE_SET_IDS } from './packing-rules.data.ts';

/** A side of 20 m, ten tonnes: a larger number is a typing error. */
const MAX_SIDE = 2000;
const MAX_WEIGHT = 10_000;
const MAX_LINES = 200;
/** Boxes in all lines together. */
export const MAX_BOXES = 1000;
export const MAX_CARTONS = 50;
const MAX_ID_LENGTH = 60;
const MAX_NAME_LENGTH = 120;

/** Blocks placed before an answer is final: well under a tenth of a second. */
export const DEFAULT_EFFORT = 3000;
const MAX_EFFORT = 5000;

export const BOX_SIDES = ['length', 'width', 'height'] as const;
export type BoxSide = (typeof BOX_SIDES)[number];

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const side = z.number().check(z.gte(0), z.lte(MAX_SIDE));
const realSide = z.number().check(z.gte(0.1), z.lte(MAX_SIDE));
const weight = z.number().check(z.gte(0), z.lte(MAX_WEIGHT));

export const cartonSchema = z.strictObject({
  id,
  name: z._default(z.string().check(z.maxLength(MAX_NAME_LENGTH)), ''),
  outerLength: realSide,
  outerWidth: realSide,
  outerHeight: realSide,
  /** Left out, the outer sides less a wall on each side. */
  innerLength: z.optional(realSide),
  innerWidth: z.optional(realSide),
  innerHeight: z.optional(realSide),
  maxWeight: z._default(weight, 22.68),
  wallThickness: z._default(z.number().check(z.gte(0), z.lte(100)), 1),
  type: z._default(z.string().check(z.maxLength(MAX_ID_LENGTH)), 'custom'),
});
export type CartonInput = z.output<typeof cartonSchema>;

const boxSchema = z.strictObject({
  id,
  name: z._default(z.string().check(z.maxLength(MAX_NAME_LENGTH)), ''),
  length: z._default(side, 0),
  width: z._default(side, 0),
  height: z._default(side, 0),
  weight: z._default(weight, 0),
  quantity: z._default(z.int().check(z.gte(1), z.lte(MAX_BOXES)), 1),
  isFragile: z._default(z.boolean(), false),
  /** The sides of the box that may stand upright; the box may always be turned in the floor plane. */
  uprightSides: z._default(z.array(z.enum(BOX_SIDES)).check(z.minLength(1), z.maxLength(BOX_SIDES.length)), [
    'height',
  ]),
});
export type BoxInput = z.output<typeof boxSchema>;

const rate = z.number().check(z.gte(0), z.lte(1_000_000));

const rulesSchema = z.strictObject({
  maxSide: z.optional(realSide),
  maxWeight: z.optional(weight),
  fragileBuffer: z.optional(z.number().check(z.gte(0), z.lte(100))),
  normalBuffer: z.optional(z.number().check(z.gte(0), z.lte(100))),
  minWeight: z.optional(weight),
  volumetricDivisor: z.optional(z.number().check(z.gte(1), z.lte(1_000_000))),
  freightRate: z.optional(rate),
  freightBy: z.optional(z.enum(['kg', 'm3'])),
  /** Dollars per cubic meter; left out, `freightRate` times the kilograms that the divisor makes of one. */
  cubicMeterRate: z.optional(rate),
});

const DEFAULT_BOXES = [{ id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 10 }];

/**
 * The load and the cartons. Centimeters and kilograms. `rules` replaces single figures of the rule set. `effort` counts
 * placed blocks, so that the same input gives the same answer on every machine.
 */
export const inputSchema = z
  .strictObject({
    ruleSet: ruleSetField(PACKING_RULE_SET_IDS),
    mode: z._default(z.enum(['recommend', 'optimize']), 'recommend'),
    cartonId: z.optional(id),
    cartons: z.prefault(z.array(cartonSchema).check(z.minLength(1), z.maxLength(MAX_CARTONS)), [...CARTONS]),
    boxes: z.prefault(z.array(boxSchema).check(z.minLength(1), z.maxLength(MAX_LINES)), DEFAULT_BOXES),
    rules: z._default(rulesSchema, {}),
    support: z._default(z.enum(['full', 'none']), 'full'),
    effort: z._default(z.int().check(z.gte(1), z.lte(MAX_EFFORT)), DEFAULT_EFFORT),
  })
  .check(
    rule('unknown-carton', ({ cartonId, cartons }) => !cartonId || cartons.some((c) => c.id === cartonId), [
      'cartonId',
    ]),
    rule('carton-twice', ({ cartons }) => areDistinct(cartons), ['cartons']),
    rule('box-twice', ({ boxes }) => areDistinct(boxes), ['boxes']),
    rule('too-many-boxes', ({ boxes }) => sum(boxes.map((box) => box.quantity)) <= MAX_BOXES, ['boxes']),
  );
export type PackingInput = z.output<typeof inputSchema>;

function areDistinct(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size === items.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
