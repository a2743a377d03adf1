import type { Language } from '@seller-toolbox/words';
import { findLoader } from './find-loader.ts';
import { showcaseLoaders } from './generated/showcases.ts';
import type { ToolShowcase } from './tool-parts.ts';

export type { ToolShowcase };

/** Loads the showcase of a tool with its words; undefined where the tool has none. */
export function loadShowcase(id: string, language: Language): Promise<ToolShowcase> | undefined {
  return findLoader(showcaseLoaders, id)?.(language);
}
