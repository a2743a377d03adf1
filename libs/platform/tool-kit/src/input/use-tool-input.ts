import type { AnyEngine, EngineInput } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { restoreInput, type InputNotice } from './restore-input.ts';

export interface ToolInput<Input> {
  readonly input: Input;
  /** Changes fields on behalf of the visitor. */
  readonly change: (fields: Partial<Input>) => void;
  /** Back to the example; `undo` brings the input back. */
  readonly reset: () => void;
  readonly undo: (() => void) | null;
  /** How often the visitor has changed something; 0 while the page shows what it opened with. */
  readonly changes: number;
  readonly notice: InputNotice | null;
  readonly setNotice: (notice: InputNotice | null) => void;
}

interface InputState<Input> {
  readonly input: Input;
  /** What `undo` brings back. */
  readonly before: Input | null;
  readonly changes: number;
  readonly notice: InputNotice | null;
}

/** Where a tool's input is kept between visits. */
export function storageKeyOf(toolId: string): string {
  return `input:${toolId}`;
}

/**
 * The input of a tool. The first render shows the first example, as the prerendered page does; a link or the stored
 * input take its place right after hydration.
 */
export function useToolInput<E extends AnyEngine>(engine: E): ToolInput<EngineInput<E>> {
  type Input = EngineInput<E>;
  const { address, storage, manifest } = useToolEnvironment();
  const storageKey = storageKeyOf(manifest.id);
  const example = engine.examples[0].input as Input;
  const [state, setState] = useState<InputState<Input>>(() => opened(example, null));

  useEffect(() => {
    const restore = (stored: unknown) => {
      const { input, origin, notice } = restoreInput(engine, address.read(), stored);
      if (origin !== 'example' || notice !== null) setState(opened(input as Input, notice));
    };
    restore(storage.read(storageKey));
    return address.subscribe(() => restore(undefined));
  }, [engine, address, storage, storageKey]);

  const change = useCallback((fields: Partial<Input>) => {
    setState(({ input, changes }) => ({
      input: { ...(input as object), ...fields } as Input,
      before: null,
      changes: changes + 1,
      notice: null,
    }));
  }, []);

  const reset = useCallback(() => {
    setState(({ input }) => ({ ...opened(example, null), before: input }));
    storage.remove(storageKey);
    address.replace('');
  }, [example, storage, storageKey, address]);

  const setNotice = useCallback((notice: InputNotice | null) => {
    setState((current) => ({ ...current, notice, before: null }));
  }, []);

  const { input, before, changes, notice } = state;
  const undo = before === null ? null : () => change(before as Partial<Input>);
  return { input, change, reset, undo, changes, notice, setNotice };
}

function opened<Input>(input: Input, notice: InputNotice | null): InputState<Input> {
  return { input, before: null, changes: 0, notice };
}
