import { defineEngine } from '@seller-toolbox/tool-contract';
import { createRunWithLighterCushion } from './run-with-lighter-cushion.ts';
import { examples } from './packing-calculator.examples.ts';
import { inputSchema } from './packing-calculator.schema.ts';
import { outputSchema } from './packing-output.schema.ts';
import { PACKING_RULES, PACKING_RULE_SET_IDS } from './packing-rules.data.ts';

/** Effort between two reports of progress. */
const STRIDE = 250;
/** Effort of a step of a search: a few milliseconds. */
const STEP = 50;

/** Finds the carton for a load, or packs a given one, by a fixed effort. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run: (input, _env, progress) => {
    const run = createRunWithLighterCushion(input);
    while (!run.isSettled) {
      run.advance(STRIDE);
      progress?.(Math.min(1, run.effort / run.effortLimit));
    }
    return run.output();
  },
  search: (input) => {
    const run = createRunWithLighterCushion(input);
    return {
      get hasAnswer() {
        return run.hasAnswer;
      },
      get isOver() {
        return run.isOver;
      },
      advance: () => run.advance(STEP),
      output: run.output,
    };
  },
  examples,
  ruleSets: PACKING_RULE_SET_IDS.map((id) => PACKING_RULES[id]),
});

export type PackingEngine = typeof engine;
