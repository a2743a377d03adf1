import type { AnyEngine, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import {
  exampleInput,
  isInputFragment,
  restoreInput,
  type InputNotice,
  type RestoredInput,
} from './restore-input.ts';

/** New fields, or what makes them of the input as it stands: for lists, and for what arrives later. */
export type InputChange<Input> = Partial<Input> | ((input: Input) => Partial<Input>);

export interface ToolInput<Input> {
  /** Completed with the schema's defaults. */
  readonly input: Input;
  /** Takes what the visitor types. */
  readonly change: (change: InputChange<Input>) => void;
  /** Takes a value from elsewhere than a field: a preset, a swap, a clear button. Fields show it anew. */
  readonly place: (change: InputChange<Input>) => void;
  /** Back to the example; `undo` brings the input back. */
  readonly reset: () => void;
  readonly undo: (() => void) | null;
  readonly notice: InputNotice | null;
  readonly dismissNotice: () => void;
  /** Computes what stands in the fields, for a tool that computes when asked. */
  readonly run: () => void;
}

export interface InputState<Input> {
  readonly input: Input;
  /** What was last asked to be computed. */
  readonly asked: Input;
  /** What `undo` brings back. */
  readonly before: Input | null;
  /** The worked example, untouched. */
  readonly isExample: boolean;
  /** The visitor has changed something since the page opened. */
  readonly isOwn: boolean;
  /** The rule set named by the link or chosen on this page. */
  readonly ruleSet: string | undefined;
  /** Rises with each change of the visitor. */
  readonly changes: number;
  /** Rises when fields have to show the input anew. */
  readonly revision: number;
  readonly notice: InputNotice | null;
}

/** Where a tool's input is kept between visits. */
export function storageKeyOf(toolId: string): string {
  return `input:${toolId}`;
}

/**
 * The input of a tool. A prerendered page hydrates with the first example; a link or the stored input take its place
 * before the next paint.
 */
export function useToolInput<E extends AnyEngine>(
  engine: E,
): ToolInput<EngineParsedInput<E>> & {
  readonly fields: InputState<EngineParsedInput<E>>;
  readonly nameRuleSet: (id: string) => void;
} {
  type Input = EngineParsedInput<E>;
  const { address, storage, manifest, prerenderedAt } = useToolEnvironment();
  const storageKey = storageKeyOf(manifest.id);
  const restored = useCallback(
    () => restoreInput(engine, address.read(), storage.read(storageKey)),
    [engine, address, storage, storageKey],
  );
  const [state, setState] = useState<InputState<Input>>(() =>
    opened(prerenderedAt === null ? restored() : exampleInput(engine)),
  );

  const open = useCallback(
    () => setState(({ changes, revision }) => ({ ...opened(restored()), changes, revision: revision + 1 })),
    [restored],
  );
  useLayoutEffect(() => {
    if (prerenderedAt !== null) open();
    // Only hydration restores; the environment of an open page stays the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(
    () =>
      address.subscribe(() => {
        const fragment = address.read();
        if (fragment === '' || isInputFragment(fragment)) open();
      }),
    [address, open],
  );

  const take = useCallback((change: InputChange<Input>, revisions: 0 | 1) => {
    setState((current) => ({
      ...current,
      input: { ...current.input, ...(typeof change === 'function' ? change(current.input) : change) },
      before: null,
      isExample: false,
      isOwn: true,
      changes: current.changes + 1,
      revision: current.revision + revisions,
      notice: null,
    }));
  }, []);

  const nameRuleSet = useCallback((id: string) => {
    setState((current) => ({ ...current, ruleSet: id, isOwn: true, changes: current.changes + 1 }));
  }, []);

  const reset = useCallback(() => {
    setState(({ input, changes, revision }) => ({
      ...opened(exampleInput(engine)),
      before: input,
      changes,
      revision: revision + 1,
    }));
    storage.remove(storageKey);
    address.replace('');
  }, [engine, storage, storageKey, address]);

  const undo = useCallback(() => {
    setState((current) =>
      current.before === null
        ? current
        : { ...current, ...own(current.before), before: null, revision: current.revision + 1 },
    );
  }, []);

  return {
    fields: state,
    nameRuleSet,
    input: state.input,
    change: useCallback((change) => take(change, 0), [take]),
    place: useCallback((change) => take(change, 1), [take]),
    reset,
    undo: state.before === null ? null : undo,
    notice: state.notice,
    dismissNotice: useCallback(() => setState((current) => ({ ...current, notice: null, before: null })), []),
    run: useCallback(() => setState((current) => ({ ...current, asked: current.input })), []),
  };
}

function opened<Input>({ input, isExample, ruleSet, notice }: RestoredInput<Input>): InputState<Input> {
  return {
    input,
    asked: input,
    before: null,
    isExample,
    isOwn: false,
    ruleSet,
    changes: 0,
    revision: 0,
    notice,
  };
}

function own<Input>(input: Input): Pick<InputState<Input>, 'input' | 'asked' | 'isOwn' | 'isExample'> {
  return { input, asked: input, isOwn: true, isExample: false };
}
