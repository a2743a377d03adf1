// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/words';
import type { ToolToday } from '../tool-parts.ts';

export const todayLoaders: Readonly<Record<string, (language: Language) => Promise<ToolToday>>> = {
};

