import { findLoader } from './find-loader.ts';
import { screenLoaders } from './generated/screens.ts';
import type { ToolScreenModule } from './tool-screen.ts';

export { loadToolWords, type ToolWords } from './words.ts';
export type { ToolScreenModule };

/** Loads the screen of a tool, for `React.lazy`; undefined where no tool has this id. */
export function loadScreen(id: string): Promise<ToolScreenModule> | undefined {
  return findLoader(screenLoaders, id)?.();
}
