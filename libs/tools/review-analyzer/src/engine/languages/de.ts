import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/de.data.ts';
import { THEME_WORDS } from '../themes/de.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
