// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolScreenModule } from '../tool-screen.ts';

export const screenLoaders: Readonly<Record<string, () => Promise<ToolScreenModule>>> = {
};
