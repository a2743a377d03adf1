import type { AnyEngine, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { useEffect, useLayoutEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { EngineDescription } from '../deferred-engine.ts';
import { useToolEnvironment, type ToolEnvironment } from '../tool-environment.tsx';
import type { ClearOptions } from './clear-input.ts';
import {
  applyInputChange,
  initialInputState,
  reinitializeInputState,
  withRuleSet,
  undoReset,
  type InputChange,
  type InputState,
} from './input-state.ts';
import {
  exampleInput,
  isInputFragment,
  restoreInput,
  type InputNotice,
  type RestoredInput,
} from './restore-input.ts';

export interface ToolInput<Input> {
  /** Completed with the schema's defaults. */
  readonly input: Input;
  /** Takes what the visitor types. */
  readonly change: (change: InputChange<Input>) => void;
  /** Takes a value from elsewhere than a field: a preset, a swap, a clear button. Fields are updated. */
  readonly place: (change: InputChange<Input>) => void;
  /** Back to the example; `undo` brings the input back. */
  readonly reset: () => void;
  /** Empties the fields, or only those that the example filled: what was imported is never completed by it. */
  readonly clear: (options: ClearOptions) => Promise<void>;
  readonly undo: (() => void) | null;
  readonly notice: InputNotice | null;
  readonly dismissNotice: () => void;
  /** Computes with the current fields, for a tool that computes on request. */
  readonly run: () => void;
}

export interface OpenInput<E extends AnyEngine> extends ToolInput<EngineParsedInput<E>> {
  readonly state: InputState<EngineParsedInput<E>>;
  readonly nameRuleSet: (id: string) => void;
}

/** The storage key of a tool's input. */
export function storageKeyOf(toolId: string): string {
  return `input:${toolId}`;
}

/**
 * The input of a tool. A prerendered page hydrates with the first example; a link or the stored input replace it
 * before the next paint. What is stored in another tab shows here too, unless this page has an input of its own.
 */
export function useToolInput<E extends AnyEngine>(engine: EngineDescription<E>): OpenInput<E> {
  type Input = EngineParsedInput<E>;
  const { address, storage, manifest, prerenderedAt, clock } = useToolEnvironment();
  const storageKey = storageKeyOf(manifest.id);
  const [state, setState] = useState<InputState<Input>>(() =>
    initialInputState(
      prerenderedAt === null
        ? restoreInput<E>(engine, address.read(), storage.read(storageKey), clock())
        : exampleInput<E>(engine),
    ),
  );

  const actions = useMemo(
    () => inputActions<E>(engine, { address, storage, storageKey, clock }, setState),
    [engine, address, storage, storageKey, clock],
  );

  const { replaceExample, open, follow, undo, ...others } = actions;
  useLayoutEffect(() => {
    if (prerenderedAt !== null) replaceExample();
    // Only hydration restores.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => address.subscribe(() => isAboutInput(address.read()) && open()), [address, open]);
  useEffect(() => storage.subscribe(storageKey, follow), [storage, storageKey, follow]);

  return {
    ...others,
    state,
    input: state.input,
    notice: state.notice,
    undo: state.before === null ? null : undo,
  };
}

interface InputPlaces extends Pick<ToolEnvironment, 'address' | 'storage' | 'clock'> {
  readonly storageKey: string;
}

function inputActions<E extends AnyEngine>(
  engine: EngineDescription<E>,
  { address, storage, storageKey, clock }: InputPlaces,
  setState: Dispatch<SetStateAction<InputState<EngineParsedInput<E>>>>,
) {
  type Input = EngineParsedInput<E>;
  const apply =
    (by: 'typing' | 'placing') =>
    (change: InputChange<Input>): void =>
      setState((current) => applyInputChange(current, change, by));
  const restored = () => restoreInput<E>(engine, address.read(), storage.read(storageKey), clock());
  return {
    /** After hydration: what the prerendered page shows is the example. */
    replaceExample: () => {
      const found = restored();
      if (!isFresh(found)) setState((current) => reinitializeInputState(current, found));
    },
    open: () => {
      const found = restored();
      // The example once more: nothing to compute or render again.
      setState((current) =>
        isFresh(current) && isFresh(found) && !current.isDirty
          ? current
          : reinitializeInputState(current, found),
      );
    },
    follow: () => {
      if (isInputFragment(address.read())) return;
      const found = restoreInput<E>(engine, '', storage.read(storageKey), clock());
      setState((current) => (current.isDirty ? current : reinitializeInputState(current, found)));
    },
    change: apply('typing'),
    place: apply('placing'),
    nameRuleSet: (id: string) => setState((current) => withRuleSet(current, id)),
    reset: () => {
      setState((current) => ({
        ...reinitializeInputState(current, exampleInput<E>(engine)),
        before: current.input,
      }));
      storage.remove(storageKey);
      address.replace('');
    },
    clear: (options: ClearOptions) => clearLate<E>(engine, options, setState),
    undo: () => setState(undoReset),
    dismissNotice: () => setState((current) => ({ ...current, notice: null, before: null })),
    run: () => setState((current) => ({ ...current, submitted: current.input })),
  };
}

async function clearLate<E extends AnyEngine>(
  engine: EngineDescription<E>,
  options: ClearOptions,
  setState: Dispatch<SetStateAction<InputState<EngineParsedInput<E>>>>,
): Promise<void> {
  const { clearInput } = await import('./clear-input.ts');
  setState((current) => clearInput<E>(current, engine, options));
}

/** Whether nothing was restored: the example, without a notice. */
function isFresh({ isExample, notice }: RestoredInput<unknown>): boolean {
  return isExample && notice === null;
}

/** The anchors of the page are not; an address without a fragment means no input of its own. */
function isAboutInput(fragment: string): boolean {
  return fragment === '' || isInputFragment(fragment);
}
