import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/en.data.ts';
import { THEME_WORDS } from '../themes/en.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
