import {
  runEngine,
  type AnyEngine,
  type EngineInput,
  type EngineOutput,
  type EngineResult,
  type Problem,
} from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { toFragment } from './input/fragment.ts';
import { useToolInput, type ToolInput } from './input/use-tool-input.ts';
import { useWriteBack } from './input/use-write-back.ts';
import { useRuleSet, type RuleSetChoice } from './rule-set/use-rule-set.ts';
import { useToolEnvironment, type UseDetails } from './tool-environment.tsx';
import { useInstant } from './use-instant.ts';

/** A use is counted when the visitor has not changed anything for this long. */
const SETTLED_AFTER = 1000;

/** A tool on screen: its input, what the engine says to it, and which rules it was computed by. */
export interface Tool<E extends AnyEngine = AnyEngine> extends ToolInput<EngineInput<E>> {
  /** Undefined while the input is refused. */
  readonly output: EngineOutput<E> | undefined;
  readonly problems: readonly Problem[];
  readonly ruleSet: RuleSetChoice;
  /** The output over the rule set in force today; undefined where the page shows that one anyway. */
  readonly outputInForce: EngineOutput<E> | undefined;
  /** The address that brings somebody else to the same input; null where it would be too long. */
  readonly shareLink: () => string | null;
}

export interface ToolOptions<E extends AnyEngine> {
  /** What is told of a use: counts, lengths and chosen options, never what was typed. */
  readonly describeUse?: (output: EngineOutput<E>) => UseDetails;
}

/** Holds a tool's input and computes as the visitor types. */
export function useTool<E extends AnyEngine>(engine: E, { describeUse }: ToolOptions<E> = {}): Tool<E> {
  const toolInput = useToolInput(engine);
  const { change, changes, setNotice } = toolInput;
  const instant = useInstant();
  const { address, trackUse } = useToolEnvironment();

  const raw = toolInput.input as Readonly<Record<string, unknown>>;
  const ruleSet = useRuleSet({
    ruleSets: engine.ruleSets,
    named: typeof raw['ruleSet'] === 'string' ? raw['ruleSet'] : undefined,
    instant,
    // Only engines with rule sets offer a choice, and all of these have the field.
    onChoose: useCallback((id) => change({ ruleSet: id } as unknown as Partial<EngineInput<E>>), [change]),
  });
  const ruleSetId = ruleSet.current?.id;
  const input = useMemo(
    () => (ruleSetId === undefined ? raw : { ...raw, ruleSet: ruleSetId }),
    [raw, ruleSetId],
  );

  const result = useMemo(() => compute(engine, input, instant), [engine, input, instant]);
  const inForceId = ruleSet.inForce?.id;
  const inForce = useMemo(
    () => (inForceId === undefined ? undefined : compute(engine, { ...input, ruleSet: inForceId }, instant)),
    [engine, input, inForceId, instant],
  );

  useWriteBack({ engine, input, changes, onTooLong: () => setNotice('linkTooLong') });
  useSettledUse(changes, () => {
    if (result.ok) trackUse(describeUse?.(result.output) ?? {});
  });

  return {
    ...toolInput,
    output: result.ok ? result.output : undefined,
    problems: result.ok ? NO_PROBLEMS : result.problems,
    ruleSet,
    outputInForce: inForce?.ok ? inForce.output : undefined,
    shareLink: () => {
      const fragment = toFragment(input);
      return fragment === null ? null : address.link(fragment);
    },
  };
}

const NO_PROBLEMS: readonly Problem[] = [];

function compute<E extends AnyEngine>(engine: E, input: object, now: number): EngineResult<EngineOutput<E>> {
  // An engine of unknown type answers `any`; its schemas vouch for this type.
  return runEngine(engine, input, { now }) as EngineResult<EngineOutput<E>>;
}

/** Calls back once the visitor's changes have settled; never for what the page opened with. */
function useSettledUse(changes: number, callback: () => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (changes === 0) return undefined;
    const timer = setTimeout(() => latest.current(), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [changes]);
}
