import { readTextKind } from '@seller-toolbox/ask';
import type { Recognize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/listing-optimizer.engine.ts';

/** A list of keywords, as search terms of a listing: how much of the field they fill. */
export const recognize: Recognize<typeof engine> = (text) =>
  readTextKind(text) === 'keywords'
    ? [
        {
          confidence: 0.8,
          input: { title: '', bullets: [], description: '', searchTerms: text },
          line: ({ fields: { searchTerms } }) => {
            const { bytes, maxBytes } = searchTerms;
            return maxBytes === null
              ? { code: 'terms', params: { bytes } }
              : { code: 'terms-of', params: { bytes, max: maxBytes } };
          },
        },
      ]
    : [];
