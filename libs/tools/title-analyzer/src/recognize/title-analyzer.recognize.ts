import { readTextKind } from '@seller-toolbox/ask';
import type { Recognize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/title-analyzer.engine.ts';

/** A text of the length of a product title: its score, and what it is over the limit. */
export const recognize: Recognize<typeof engine> = (text) =>
  readTextKind(text) === 'title'
    ? [
        {
          confidence: 0.7,
          input: { title: text },
          line: (output) => {
            if (!('score' in output)) return { code: 'no-title' };
            const { score, length, maxLength, overBy } = output;
            return overBy > 0
              ? { code: 'over', params: { score, length, max: maxLength, over: overBy } }
              : { code: 'score', params: { score, length, max: maxLength } };
          },
        },
      ]
    : [];
