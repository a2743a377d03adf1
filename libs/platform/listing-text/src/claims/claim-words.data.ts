import type { ClaimWords } from './claim-words.ts';
import { ALL_LANGUAGES_CLAIM_WORDS } from './lines/all-languages.data.ts';
import { EN_CLAIM_WORDS } from './lines/en.data.ts';
import { DE_CLAIM_WORDS } from './lines/de.data.ts';
import { ES_CLAIM_WORDS } from './lines/es.data.ts';
import { FR_CLAIM_WORDS } from './lines/fr.data.ts';
import { IT_CLAIM_WORDS } from './lines/it.data.ts';
import { ZH_CLAIM_WORDS } from './lines/zh.data.ts';
import { JA_CLAIM_WORDS } from './lines/ja.data.ts';

/** The words of every language; all of them apply to every text. In this order, imports too, they compress best. */
export const CLAIM_WORDS: readonly ClaimWords[] = [
  ALL_LANGUAGES_CLAIM_WORDS,
  EN_CLAIM_WORDS,
  DE_CLAIM_WORDS,
  ES_CLAIM_WORDS,
  FR_CLAIM_WORDS,
  IT_CLAIM_WORDS,
  ZH_CLAIM_WORDS,
  JA_CLAIM_WORDS,
];
