import type { LanguageWords } from '../lexicon.ts';
import { LEXICON } from '../lexicons/fr.data.ts';
import { THEME_WORDS } from '../themes/fr.data.ts';

export const words: LanguageWords = { lexicon: LEXICON, themes: THEME_WORDS };
