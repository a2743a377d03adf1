import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/it.data.ts';
import { THEME_WORDS } from '../themes/it.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
