import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { findLoader } from './find-loader.ts';
import { engineLoaders } from './generated/engines.ts';

export { describeEngine, type EngineDescription, type JsonSchema } from './describe-engine.ts';

/** Loads the engine of a tool; undefined where no tool has this id. */
export function loadEngine(id: string): Promise<AnyEngine> | undefined {
  return findLoader(engineLoaders, id)?.();
}
