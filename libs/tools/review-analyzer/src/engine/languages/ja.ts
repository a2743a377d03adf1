import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/ja.data.ts';
import { THEME_WORDS } from '../themes/ja.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
