// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/i18n';
import type { ToolWords } from '../tool-words.ts';

export const localeLoaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<ToolWords>>>>> = {
};
