import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/listing-optimizer.engine.ts';

/** The scores, then what is wrong and what would be better. */
export const summarize: Summarize<typeof engine> = (output) => ({
  figures: [
    ['overallScore', output.overallScore],
    ['titleScore', output.titleScore],
    ['bulletScore', output.bulletScore],
    ['descriptionScore', output.descriptionScore],
    ['keywordScore', output.keywordScore],
    ...output.issues.map((finding) => ['issues', finding] as const),
    ...output.suggestions.map((finding) => ['suggestions', finding] as const),
  ],
});
