import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/es.data.ts';
import { THEME_WORDS } from '../themes/es.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
