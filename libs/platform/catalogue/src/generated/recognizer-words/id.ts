// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { RecognizerWords } from '../../tool-words.ts';

export const words: RecognizerWords = {
  'fba-calculator': {"ui":{"fee":"Biaya FBA di AS {{fee}} per unit, berat tagihan {{weight}} {{unit}}","size":"Berat volume {{weight}} {{unit}}; biaya FBA di AS mulai {{fee}}, naik menurut berat","no-fee":"Melebihi ukuran atau berat dalam tabel biaya FBA di AS"}},
};
