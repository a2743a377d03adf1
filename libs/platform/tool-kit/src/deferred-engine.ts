import type { AnyEngine, EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';

/** What a page needs of an engine to hold its input: all but the calculation. */
export interface EngineDescription<E extends AnyEngine> {
  readonly inputSchema: E['inputSchema'];
  /** The first is the worked example that the page opens with. */
  readonly examples: E['examples'];
  readonly ruleSets: E['ruleSets'];
  readonly ruleScope: E['ruleScope'];
}

/**
 * An engine that a page loads after the first change of the visitor: it opens with the stored output of the worked example.
 */
export interface DeferredEngine<E extends AnyEngine> extends EngineDescription<E> {
  /** Where it depends on the day, a function of the instant and what the page supplies; undefined where that needs the engine. */
  readonly exampleOutputs?: ExampleOutputs<E> | OutputsAt<E>;
  readonly load: () => Promise<E>;
}

type OutputsAt<E extends AnyEngine> = (
  instant: number,
  supplied: Partial<EngineParsedInput<E>> | undefined,
) => ExampleOutputs<E> | undefined;

/** The output of the first example by the id of each rule set; `standard` for an engine without rule sets. */
export type ExampleOutputs<E extends AnyEngine> = Readonly<Record<string, EngineOutput<E>>>;

export function isDeferred<E extends AnyEngine>(engine: E | DeferredEngine<E>): engine is DeferredEngine<E> {
  return !('run' in engine);
}

export function exampleOutputsAt<E extends AnyEngine>(
  engine: E | DeferredEngine<E>,
  instant: number,
  supplied: Partial<EngineParsedInput<E>> | undefined,
): ExampleOutputs<E> | undefined {
  const stored = isDeferred(engine) ? engine.exampleOutputs : undefined;
  return typeof stored === 'function' ? stored(instant, supplied) : stored;
}
