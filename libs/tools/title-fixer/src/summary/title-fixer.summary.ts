import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/title-fixer.engine.ts';

/** The score, the violations, and the rewritten versions; of a blank title only why there are none. */
export const summarize: Summarize<typeof engine> = (output) => {
  if ('result' in output) return { figures: output.issues.map((finding) => ['check', finding] as const) };
  return {
    figures: [
      ['score', output.score],
      ['check', { code: output.isCompliant ? 'compliant' : 'notCompliant' }],
      ...output.violations.map(({ type, finding }) => [`type-${type}`, finding] as const),
      ...output.versions.map(({ strategy, title }) => [`strategy-${strategy}`, { text: title }] as const),
    ],
  };
};
