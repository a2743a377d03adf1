import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { PACKING_RULE_SET_IDS } from './packing-rules.data.ts';

const count = z.int().check(z.gte(0));
const amount = z.number().check(z.gte(0));

const placementSchema = z.strictObject({
  boxId: z.string(),
  /** Corner nearest to the origin, centimeters from the corner of the usable space. */
  x: amount,
  y: amount,
  z: amount,
  /** The sides along x, y and z in the orientation of the box. */
  length: amount,
  width: amount,
  height: amount,
  /** The orientation differs from the given length, width and height. */
  rotated: z.boolean(),
  /** 1 on the floor, otherwise one more than the highest box beneath. */
  layer: count,
});
export type Placement = z.infer<typeof placementSchema>;

const sidesSchema = z.strictObject({ length: amount, width: amount, height: amount });

const resultFields = {
  /** Null where no carton was chosen. */
  recommendedCarton: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      outerLength: amount,
      outerWidth: amount,
      outerHeight: amount,
      innerLength: amount,
      innerWidth: amount,
      innerHeight: amount,
      maxWeight: amount,
      wallThickness: amount,
      type: z.string(),
    }),
  ),
  /** Centimeters kept free along each inner wall. */
  buffer: amount,
  /** The inner sides less the buffer on both ends: the coordinate space of the placements. */
  usableSpace: z.nullable(sidesSchema),
  /** In loading order: no box is placed under an earlier one. */
  placements: z.array(placementSchema),
  /** Where more of the same boxes would fit. */
  emptySlots: z.array(placementSchema),
  /** The first so many of them may be filled at the same freight. */
  slotsAtSameFreight: count,
  /** The placed boxes and the empty slots; null in a carton of so many boxes that slots are not looked for. */
  places: z.nullable(count),
  /**
   * Boxes that may be added: those at the same freight, or where there are none all that fit. `count` of them make `total`
   * with the placed ones, cost `extraFreight` dollars and make the freight of each `freightPerUnit`; null where none fits, and
   * while placed boxes are not all.
   */
  moreBoxes: z.nullable(
    z.strictObject({
      count,
      total: count,
      extraFreight: amount,
      freightPerUnit: amount,
      boxes: z.array(z.strictObject({ boxId: z.string(), count })),
    }),
  ),
  unplaced: z.array(z.strictObject({ boxId: z.string(), count })),
  /** Volume of the placed boxes / inner volume of the carton. */
  utilization: z.number().check(z.gte(0), z.lte(1)),
  /** Volume of the placed boxes / volume of the usable space. */
  usableShare: z.number().check(z.gte(0), z.lte(1)),
  /** Share of the inner volume that the buffer takes. */
  bufferShare: z.number().check(z.gte(0), z.lte(1)),
  /** Kilograms that the carton may hold. */
  weightLimit: amount,
  /** Kilograms and dollars; `costPerKg` is the freight rate where `costPerCubicMeter` is null. */
  shippingCost: z.strictObject({
    actualWeight: amount,
    volumetricWeight: amount,
    chargeableWeight: amount,
    shippingCost: amount,
    /** Part of it that is charged beyond the actual weight; 0 where freight is charged per cubic meter. */
    volumetricCost: amount,
    costPerKg: amount,
    /** Dollars; null where freight is charged per kilogram. */
    costPerCubicMeter: z.nullable(amount),
  }),
  /** Freight / placed boxes; null where nothing is placed. */
  freightPerUnit: z.nullable(amount),
  /** Outer volume of the carton. */
  cubicMeters: amount,
  warnings: z.array(findingSchema),
  suggestions: z.array(findingSchema),
};

const cartonResultSchema = z.strictObject(resultFields);
export type CartonResult = z.infer<typeof cartonResultSchema>;

export const outputSchema = z.strictObject({
  ruleSet: z.enum(PACKING_RULE_SET_IDS),
  mode: z.enum(['recommend', 'optimize']),
  ...resultFields,
  /** The same boxes in a carton made to measure, where that costs less; null otherwise, and where the rules take listed cartons only. */
  made: z.nullable(cartonResultSchema),
  /** Dollars of freight that it saves against the listed carton, and their share; null without it. */
  madeSaving: z.nullable(z.strictObject({ cost: amount, share: z.number().check(z.gte(0), z.lte(1)) })),
  /**
   * What the next lighter cushion saves: its centimeters, the freight of the same load with it, the difference, and
   * whether it is thinner than the guideline; null where it saves nothing, and without a recommended carton that holds the
   * whole load.
   */
  lighterCushion: z.nullable(
    z.strictObject({ buffer: amount, cost: amount, saving: amount, isBelowGuideline: z.boolean() }),
  ),
  /** To recommend: the given cartons in their order, null for the recommended one, otherwise the reason of the rejection. */
  candidates: z.array(z.strictObject({ cartonId: z.string(), refusal: z.nullable(findingSchema) })),
  /** The costliest rejected carton that is cheaper than the recommended one; null without either. */
  nextSmaller: z.nullable(z.string()),
  /** When one carton is not enough: one result each. Empty where one is. */
  cartonsNeeded: z.array(cartonResultSchema),
  /** Lower bound of cartons by volume and weight; null where some box fits no carton. */
  fewestCartons: z.nullable(count),
  /** Freight of the carton, or of all cartons needed. */
  totalShippingCost: amount,
});
export type PackingOutput = z.infer<typeof outputSchema>;
