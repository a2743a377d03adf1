// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { RecognizerWords } from '../../tool-words.ts';

export const words: RecognizerWords = {
  'fba-calculator': {"ui":{"fee":"FBA fee in the US {{fee}} a unit, billable weight {{weight}} {{unit}}","size":"Dimensional weight {{weight}} {{unit}}; FBA fee in the US from {{fee}}, more by weight","no-fee":"Beyond the sizes and weights of the FBA fee table in the US"}},
};
