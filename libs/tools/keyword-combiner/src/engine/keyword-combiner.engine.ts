import { defineEngine } from '@seller-toolbox/tool-contract';
import { MAX_REFINED_ROWS, planCombinations } from './combination-plan.ts';
import { combinationWarnings, leftOutRows, tooManyToRefine } from './combination-warnings.ts';
import { examples } from './keyword-combiner.examples.ts';
import { inputSchema, outputSchema } from './keyword-combiner.schema.ts';
import { keywordsOf } from './split-keywords.ts';

/** Space in the output for everything but the rows. */
const REST_BYTES = 2_000;

/** Combines two or three groups of keywords, one keyword of each, and returns a window of the rows. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ groups: given, offset, limit, ...options }, { maxOutputBytes }) => {
    const groups = given.map(keywordsOf);
    const plan = planCombinations({ groups, ...options });
    const combinations = plan.rows(offset, limit, maxOutputBytes - REST_BYTES);
    const wanted = Math.min(limit, Math.max(0, plan.total - offset));
    return {
      combinations,
      total: plan.total,
      groupSizes: groups.map((keywords) => keywords.length),
      warnings: [
        ...leftOutRows(wanted, combinations.length),
        ...(plan.isRefined ? [] : [tooManyToRefine(MAX_REFINED_ROWS)]),
        ...combinationWarnings(groups, plan.total),
      ],
    };
  },
});
