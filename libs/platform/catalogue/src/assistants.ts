import type { AnyToolAssistant } from '@seller-toolbox/tool-contract';
import { findLoader } from './find-loader.ts';
import { assistantLoaders } from './generated/assistants.ts';

/** Loads what a language model needs to use a tool; undefined where the tool has no such part. */
export function loadAssistant(id: string): Promise<AnyToolAssistant> | undefined {
  return findLoader(assistantLoaders, id)?.();
}
