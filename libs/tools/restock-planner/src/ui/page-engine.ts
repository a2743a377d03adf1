import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { exampleOutputOn } from '../engine/example-outputs.ts';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import { inputSchema } from '../engine/restock-planner.schema.ts';
import { WORKED_EXAMPLE } from '../engine/worked-example.ts';
import { loadParts } from './load-parts.ts';

/** The page opens with the stored plan of the worked example, with the dates of its day, and loads the engine after the first change. */
export const pageEngine: DeferredEngine<RestockEngine> = {
  inputSchema,
  examples: [WORKED_EXAMPLE],
  ruleSets: [],
  ruleScope: null,
  exampleOutputs: (instant, { timeZone = 'UTC' } = {}) => ({
    standard: exampleOutputOn(dayIn(timeZone, instant)),
  }),
  load: async () => (await (await loadParts()).loadEngine()).engine,
};
