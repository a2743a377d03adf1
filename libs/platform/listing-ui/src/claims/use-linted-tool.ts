import type { AnyEngine } from '@seller-toolbox/tool-contract';
import {
  useTool,
  whenUserPauses,
  type DeferredEngine,
  type Tool,
  type ToolOptions,
} from '@seller-toolbox/tool-kit';
import { useEffect, useState } from 'react';

/** The first answer is on screen, and its files are loaded. */
const LINTER_AFTER_MS = 2000;

/**
 * A tool that answers without claims until the engine with the linter is loaded, in a pause of the visitor two seconds or more after
 * the first input: its tables are too large for the first answer. `loadLinted` is defined outside the component.
 */
export function useLintedTool<E extends AnyEngine>(
  firstEngine: E | DeferredEngine<E>,
  loadLinted: () => Promise<E>,
  options: ToolOptions<E>,
): Tool<E> {
  const [linted, setLinted] = useState<{ readonly engine: E } | null>(null);
  const tool = useTool(linted?.engine ?? firstEngine, options);
  const isNeeded = linted === null && !tool.isExample;
  useEffect(() => {
    if (!isNeeded) return undefined;
    return whenUserPauses(() => {
      // Without it the answers stay as they are; the next visit tries again.
      loadLinted().then(
        (engine) => setLinted({ engine }),
        () => undefined,
      );
    }, LINTER_AFTER_MS);
  }, [isNeeded, loadLinted]);
  return tool;
}
