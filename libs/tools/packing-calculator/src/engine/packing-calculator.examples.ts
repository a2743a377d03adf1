import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import type { inputSchema } from './packing-calculator.schema.ts';
import type { outputSchema } from './packing-output.schema.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

type PackingExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

export const examples: readonly [PackingExample, ...PackingExample[]] = [
  WORKED_EXAMPLE,
  {
    name: 'ten-equal-boxes-by-standard-figures',
    input: { ...WORKED_EXAMPLE.input, ruleSet: 'standard' },
    expected: EXAMPLE_OUTPUTS.standard,
  },
  {
    name: 'two-products-in-layers',
    input: {
      mode: 'optimize',
      cartonId: 'carton-large-2',
      boxes: [
        { id: 'a', name: 'A', length: 14, width: 10.5, height: 9, weight: 0.4, quantity: 18 },
        { id: 'b', name: 'B', length: 21, width: 10.5, height: 9, weight: 0.7, quantity: 6 },
      ],
    },
    env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
    expected: { ruleSet: 'amazon-us-2026-11-21', recommendedCarton: { id: 'carton-large-2' }, unplaced: [] },
  },
  {
    name: 'one-fragile-box',
    input: {
      ruleSet: 'standard',
      boxes: [
        { id: 'cups', name: 'Cups', length: 12, width: 12, height: 14, weight: 0.5, quantity: 9 },
        { id: 'glass', name: 'Glass', length: 12, width: 12, height: 14, weight: 0.5, isFragile: true },
      ],
    },
    expected: { recommendedCarton: { id: 'carton-max-1' }, buffer: 5.08, unplaced: [] },
  },
  {
    name: 'too-heavy-for-one-carton',
    input: {
      ruleSet: 'standard',
      boxes: [{ id: 'bell', name: 'Dumbbell', length: 12, width: 10, height: 14, weight: 9, quantity: 5 }],
    },
    expected: {
      recommendedCarton: { id: 'carton-small-1' },
      placements: [],
      unplaced: [{ boxId: 'bell', count: 5 }],
      utilization: 0,
      shippingCost: { shippingCost: 0 },
      warnings: [{ code: 'no-suitable-carton', severity: 'warning' }],
      cartonsNeeded: [
        {
          recommendedCarton: { id: 'carton-medium-1' },
          shippingCost: { actualWeight: 18, shippingCost: 45 },
        },
        {
          recommendedCarton: { id: 'carton-medium-1' },
          shippingCost: { actualWeight: 18, shippingCost: 45 },
        },
        {
          recommendedCarton: { id: 'carton-medium-1' },
          shippingCost: { actualWeight: 9, shippingCost: 22.5 },
        },
      ],
      fewestCartons: 2,
      totalShippingCost: 112.5,
    },
  },
  {
    name: 'given-carton-too-small',
    input: { ruleSet: 'standard', mode: 'optimize', cartonId: 'carton-medium-1' },
    expected: {
      recommendedCarton: { id: 'carton-medium-1' },
      unplaced: [{ boxId: '1', count: 8 }],
      warnings: [{ code: 'box-not-placed', params: { name: 'A', count: 8 } }],
      candidates: [],
      fewestCartons: 2,
      totalShippingCost: 62.5,
    },
  },
  {
    name: 'own-carton-beyond-the-limits',
    input: {
      ruleSet: 'standard',
      mode: 'optimize',
      cartonId: 'own',
      cartons: [
        { id: 'own', outerLength: 70, outerWidth: 30, outerHeight: 6, maxWeight: 30, wallThickness: 0.3 },
      ],
      boxes: [
        { id: 'rod', name: 'Rod', length: 64, width: 4, height: 3, weight: 0.2 },
        { id: 'new', name: 'New' },
      ],
      rules: { normalBuffer: 1 },
    },
    expected: {
      usableSpace: { length: 67.4, width: 27.4, height: 3.4 },
      placements: [
        { boxId: 'rod', x: 0, y: 0, z: 0, length: 64, width: 4, height: 3, rotated: false, layer: 1 },
      ],
      warnings: [
        { code: 'carton-side-too-long', params: { side: 70, max: 63.5 } },
        { code: 'buffer-too-small', params: { buffer: 1, min: 1.27 } },
        { code: 'carton-too-light', params: { weight: 0.2, min: 0.45 } },
        { code: 'box-without-size', params: { name: 'New' } },
      ],
      fewestCartons: null,
    },
  },
  {
    name: 'tiny-carton',
    input: {
      ruleSet: 'standard',
      mode: 'optimize',
      cartonId: 'sleeve',
      cartons: [{ id: 'sleeve', outerLength: 15, outerWidth: 10, outerHeight: 9, wallThickness: 0.1 }],
      boxes: [{ id: 'soap', length: 3, width: 4.5, height: 3.5, weight: 0.6 }],
    },
    expected: { warnings: [{ code: 'carton-too-small' }], placements: [{ boxId: 'soap' }] },
  },
  {
    name: 'no-carton-chosen',
    input: { ruleSet: 'standard', mode: 'optimize' },
    expected: {
      recommendedCarton: null,
      usableSpace: null,
      unplaced: [{ boxId: '1', count: 10 }],
      warnings: [{ code: 'carton-required', severity: 'error' }],
      fewestCartons: null,
    },
  },
];
