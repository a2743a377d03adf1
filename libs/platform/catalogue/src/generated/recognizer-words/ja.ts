// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { RecognizerWords } from '../../tool-words.ts';

export const words: RecognizerWords = {
  'fba-calculator': {"ui":{"fee":"米国の FBA 配送代行手数料 1個 {{fee}}、請求重量 {{weight}} {{unit}}","size":"容積重量 {{weight}} {{unit}}、米国の FBA 配送代行手数料は {{fee}} から（重量による）","no-fee":"米国の FBA 料金表のサイズまたは重量を超えています"}},
};
