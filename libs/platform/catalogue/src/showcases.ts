import type { ShowcaseProps } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import type { ComponentType } from 'react';
import { findLoader } from './find-loader.ts';
import { showcaseLoaders, showcaseWordLoaders } from './generated/showcases.ts';
import type { ToolWords } from './tool-words.ts';

/** The worked example of a tool as the home page shows it; its words belong to the namespace `<tool-id>/showcase`. */
export interface ToolShowcase {
  readonly Showcase: ComponentType<ShowcaseProps>;
  readonly words: ToolWords;
}

/** Loads the showcase of a tool with its words; undefined where the tool has none. */
export async function loadShowcase(id: string, language: Language): Promise<ToolShowcase | undefined> {
  const [Showcase, words] = await Promise.all([
    findLoader(showcaseLoaders, id)?.(),
    findLoader(showcaseWordLoaders, id)?.[language](),
  ]);
  return Showcase && words && { Showcase, words };
}
