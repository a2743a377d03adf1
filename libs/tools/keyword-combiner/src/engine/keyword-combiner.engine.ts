import { defineEngine } from '@seller-toolbox/tool-contract';
import { planCombinations } from './combination-plan.ts';
import { combinationWarnings } from './combination-warnings.ts';
import { examples } from './keyword-combiner.examples.ts';
import { inputSchema, outputSchema } from './keyword-combiner.schema.ts';
import { keywordsOf } from './split-keywords.ts';

/** Combines two or three groups of keywords, one keyword of each, and returns a window of the rows. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ groups: given, separator, sort, offset, limit }) => {
    const groups = given.map(keywordsOf);
    const plan = planCombinations({ groups, separator, sort });
    return {
      combinations: plan.rows(offset, limit),
      total: plan.total,
      groupSizes: groups.map((keywords) => keywords.length),
      warnings: combinationWarnings(groups, plan.total),
    };
  },
});
