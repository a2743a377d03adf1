import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/zh.data.ts';
import { THEME_WORDS } from '../themes/zh.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
