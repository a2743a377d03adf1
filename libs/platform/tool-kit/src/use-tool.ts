import {
  STANDARD_RULE_SET,
  type AnyEngine,
  type EngineOutput,
  type EngineParsedInput,
  type Problem,
} from '@seller-toolbox/tool-contract';
import { useEffect, useMemo } from 'react';
import {
  exampleOutputsAt,
  type DeferredEngine,
  type EngineDescription,
  type ExampleOutputs,
} from './deferred-engine.ts';
import { omitDefaults, toFragment } from '@seller-toolbox/tool-contract/fragment';
import type { InputState } from './input/input-state.ts';
import { useToolInput, type ToolInput } from './input/use-tool-input.ts';
import { useWriteBack } from './input/use-write-back.ts';
import { useRuleSet, type RuleSetChoice } from './rule-set/use-rule-set.ts';
import { useToolEnvironment, type UseDetails } from './tool-environment.tsx';
import { compute, useEngineRun, type RunState } from './use-engine-run.ts';
import { usePageInstant, type PageInstant } from './use-instant.ts';
import { useDebouncedUsage } from './use-debounced-usage.ts';
import { useFullEngine, type FullEngine } from './use-full-engine.ts';

export interface ToolOptions<E extends AnyEngine> {
  /** `submit`: not as the visitor types, but on `run`, which the frame also binds to Ctrl+Enter. */
  readonly computeOn?: 'input' | 'submit';
  /** Input that the visitor does not type: rates, the own time zone. Never in link, storage or count. */
  readonly supplied?: Partial<EngineParsedInput<E>>;
  /** Fields too large or too private for link and storage: rows of a report, pixels. */
  readonly transientFields?: FieldNames<E> | ((input: EngineParsedInput<E>) => FieldNames<E>);
  /** Whether an input is long work for a tool that has a worker; left out, every input is. */
  readonly isLong?: (input: EngineParsedInput<E>) => boolean;
  /** Milliseconds for which an engine that can search goes on, showing better answers. */
  readonly searchFor?: number;
  /** Milliseconds after which "now" moves on. */
  readonly refreshEvery?: number;
  /** The details of a use: counts, lengths and chosen options, never what was typed. Null: this is no use. */
  readonly describeUse?: (output: EngineOutput<E>, input: EngineParsedInput<E>) => UseDetails | null;
}

type FieldNames<E extends AnyEngine> = readonly (keyof EngineParsedInput<E> & string)[];

/** A tool on screen: its input, what the engine says to it, and which rules it was computed by. */
export interface Tool<E extends AnyEngine = AnyEngine> extends ToolInput<EngineParsedInput<E>> {
  /** Undefined while the input is rejected, or nothing has been computed yet. */
  readonly output: EngineOutput<E> | undefined;
  readonly problems: readonly Problem[];
  readonly state: RunState<EngineOutput<E>>;
  /** The fields have changed since the output was requested. */
  readonly isStale: boolean;
  /** The fields contain the worked example that the page opens with. */
  readonly isExample: boolean;
  /** Values of the example may be left in the fields. */
  readonly hasExample: boolean;
  /** The visitor has started with empty fields, or replaced the example. */
  readonly isCleared: boolean;
  /** The visitor has changed something. */
  readonly isDirty: boolean;
  /** Rises when fields have to show the input again, whatever was typed in them. */
  readonly revision: number;
  readonly ruleSet: RuleSetChoice;
  /** The output over the newer rule set in force today; undefined where the page shows that one anyway. */
  readonly outputInForce: EngineOutput<E> | undefined;
  /** The output over the specification's figures; undefined where the page shows that one anyway. */
  readonly outputByStandard: EngineOutput<E> | undefined;
  /** A link to this page with the same input; null where the input is invalid or too long for a link. */
  readonly shareLink: () => string | null;
  readonly linkFits: boolean;
  /** The browser stores the input between visits. */
  readonly isSaved: boolean;
  /** Given by a screen that takes a list beside its input: fills it, a line for each product. */
  readonly placeLines?: ((text: string) => void) | undefined;
  /** Reports an action of the visitor with the result; it counts as the use of the last change. */
  readonly trackUse: (details: UseDetails) => void;
  /** Reports an action that is an event of its own each time it is done, but for the worked example. */
  readonly trackAction: (details: UseDetails) => void;
}

/** Holds a tool's input and computes as the visitor types, or on submit. The engine is defined outside the component. */
export function useTool<E extends AnyEngine>(
  engine: E | DeferredEngine<E>,
  options: ToolOptions<E> = {},
): Tool<E> {
  const { transientFields, refreshEvery, describeUse } = options;
  const { state: fields, nameRuleSet, ...toolInput } = useToolInput<E>(engine);
  const { address } = useToolEnvironment();
  const now = usePageInstant(refreshEvery);
  const { instant } = now;
  const ruleSet = useRuleSet({
    engine,
    input: fields.input,
    named: fields.ruleSet,
    instant,
    onChoose: nameRuleSet,
  });
  const ruleSetId = ruleSet.current?.id;

  const full = useFullEngine(engine, { hasShortRuns: options.isLong !== undefined });
  const example = useExample<E>(engine, options, fields, instant);
  const { input, state, isStale } = useComputed(full, options, { fields, example, now, ruleSetId });
  const output = state.status === 'refused' ? undefined : state.output;

  useReportedOutput(output);

  const others = { engine: full.engine, input, exampleOutputs: example.outputs, instant };
  const outputInForce = useOutputForRuleSet(ruleSet.newer?.id, others);
  const outputByStandard = useOutputForRuleSet(ruleSet.standard?.id, others);

  const isAccepted = state.status !== 'refused';
  const { fragment, isSaved } = useSavedInput<E>(fields, { engine, transientFields, ruleSetId, isAccepted });
  const use = useDebouncedUsage({
    changes: fields.changes,
    output: state.status === 'ready' && !isStale ? output : undefined,
    isDirty: fields.isDirty,
    describe: () => (describeUse && output !== undefined ? describeUse(output, fields.input) : {}),
  });

  return {
    ...toolInput,
    output,
    problems: state.status === 'refused' ? state.problems : NO_PROBLEMS,
    state,
    isStale,
    ...stateOf(fields),
    ruleSet,
    outputInForce,
    outputByStandard,
    shareLink: () => (isAccepted && fragment !== null ? address.link(fragment) : null),
    linkFits: fragment !== null,
    isSaved,
    trackUse: use.count,
    trackAction: (details) => {
      if (!fields.isExample) use.act(details);
    },
  };
}

function stateOf({ isExample, hasExample, isCleared, isDirty, revision }: InputState<unknown>) {
  return { isExample, hasExample, isCleared, isDirty, revision };
}

interface ComputedExample<E extends AnyEngine> {
  /** The worked example is what is computed. */
  readonly isComputed: boolean;
  /** Its stored outputs, while it is. */
  readonly outputs: ExampleOutputs<E> | undefined;
}

/** Where computing is on request, the example stays computed while the visitor types. */
function useExample<E extends AnyEngine>(
  engine: E | DeferredEngine<E>,
  { computeOn, supplied }: ToolOptions<E>,
  fields: InputState<EngineParsedInput<E>>,
  instant: number,
): ComputedExample<E> {
  const stored = useMemo(() => exampleOutputsAt(engine, instant, supplied), [engine, instant, supplied]);
  const isComputed = computeOn === 'submit' ? fields.submitted === fields.example : fields.isExample;
  return { isComputed, outputs: isComputed ? stored : undefined };
}

/** Reports each output to the environment. */
function useReportedOutput(output: unknown): void {
  const { onOutput } = useToolEnvironment();
  useEffect(() => {
    if (output !== undefined) onOutput?.(output);
  }, [output, onOutput]);
}

interface ComputeState<E extends AnyEngine> {
  readonly fields: InputState<EngineParsedInput<E>>;
  readonly example: ComputedExample<E>;
  readonly now: PageInstant;
  readonly ruleSetId: string | undefined;
}

/** The output of the fields, as typed or on request, and the state of the computation. */
function useComputed<E extends AnyEngine>(
  { engine, load }: FullEngine<E>,
  { computeOn = 'input', supplied, isLong, searchFor }: ToolOptions<E>,
  { fields, example, now, ruleSetId }: ComputeState<E>,
) {
  const computed = computeOn === 'submit' ? fields.submitted : fields.input;
  const input = useMemo(
    () => withRules({ ...computed, ...supplied }, ruleSetId),
    [computed, supplied, ruleSetId],
  );
  const state = useEngineRun({
    engine,
    input,
    now,
    isExample: example.isComputed,
    exampleOutput: example.outputs?.[ruleSetId ?? STANDARD_RULE_SET],
    isLong: isLong?.(computed) ?? true,
    load,
    searchFor,
  });
  return { input, state, isStale: computed !== fields.input };
}

interface SaveOptions<E extends AnyEngine> {
  readonly engine: EngineDescription<E>;
  readonly transientFields: ToolOptions<E>['transientFields'];
  readonly ruleSetId: string | undefined;
  readonly isAccepted: boolean;
}

/** Writes the input back to storage and address; the fragment is what a link carries, null where it is too long for one. */
function useSavedInput<E extends AnyEngine>(
  { input, isDirty }: InputState<EngineParsedInput<E>>,
  { engine, transientFields, ruleSetId, isAccepted }: SaveOptions<E>,
): { fragment: string | null; isSaved: boolean } {
  const saved = useMemo(() => {
    const left = typeof transientFields === 'function' ? transientFields(input) : (transientFields ?? []);
    return withRules(without(input, left), ruleSetId);
  }, [input, transientFields, ruleSetId]);
  const fragment = useMemo(() => toFragment(omitDefaults(engine.inputSchema, saved)), [engine, saved]);
  const { isSaved } = useWriteBack({ saved, fragment, isDirty, isAccepted });
  return { fragment, isSaved };
}

interface OtherRun<E extends AnyEngine> {
  readonly engine: E | null;
  readonly input: object;
  /** While the fields show the worked example. */
  readonly exampleOutputs: ExampleOutputs<E> | undefined;
  readonly instant: number;
}

/** What another rule set gives; only for engines on the main thread, because a second long run is not worth its time. */
function useOutputForRuleSet<E extends AnyEngine>(
  ruleSetId: string | undefined,
  { engine, input, exampleOutputs, instant }: OtherRun<E>,
): EngineOutput<E> | undefined {
  const { runsIn } = useToolEnvironment().manifest;
  return useMemo(() => {
    if (ruleSetId === undefined) return undefined;
    if (exampleOutputs) return exampleOutputs[ruleSetId];
    if (engine === null || runsIn === 'worker') return undefined;
    const result = compute(engine, withRules(input, ruleSetId), instant);
    return result.ok ? result.output : undefined;
  }, [engine, exampleOutputs, input, ruleSetId, instant, runsIn]);
}

const NO_PROBLEMS: readonly Problem[] = [];

function withRules(input: object, ruleSet: string | undefined): Readonly<Record<string, unknown>> {
  return ruleSet === undefined ? { ...input } : { ...input, ruleSet };
}

function without(input: object, keys: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key)));
}
