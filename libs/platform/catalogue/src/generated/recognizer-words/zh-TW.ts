// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { RecognizerWords } from '../../tool-words.ts';

export const words: RecognizerWords = {
  'fba-calculator': {"ui":{"fee":"美國站 FBA 配送費每件 {{fee}}，計費重 {{weight}} {{unit}}","size":"體積重 {{weight}} {{unit}}；美國站 FBA 配送費每件 {{fee}} 起，隨重量增加","no-fee":"超出美國站 FBA 收費表的尺寸或重量"}},
};
