// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { RecognizerWords } from '../../tool-words.ts';

export const words: RecognizerWords = {
  'fba-calculator': {"ui":{"fee":"美国站 FBA 配送费每件 {{fee}}，计费重 {{weight}} {{unit}}","size":"体积重 {{weight}} {{unit}}；美国站 FBA 配送费每件 {{fee}} 起，随重量增加","no-fee":"超出美国站 FBA 收费表的尺寸或重量"}},
};
