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
 * An engine that a page loads after the first change of the visitor: it opens with the stored output of the worked example. Or
 * the page has a part of it from the start and loads the whole for the first input that the part does not cover.
 */
export interface DeferredEngine<E extends AnyEngine> extends EngineDescription<E> {
  /** The output of the first example by the id of each rule set; `standard` for an engine without rule sets. */
  readonly exampleOutputs?: Readonly<Record<string, EngineOutput<E>>>;
  readonly part?: EnginePart<E>;
  readonly load: () => Promise<E>;
  /**
   * Loads a fuller engine for the same inputs, two seconds after the first input of the visitor: until then an answer lacks what
   * only that one finds. For tables too large for the first answer.
   */
  readonly loadFuller?: () => Promise<E>;
}

/** An engine that computes some inputs as the whole one does: those with the tables that it has. */
export interface EnginePart<E extends AnyEngine> {
  readonly engine: E;
  readonly covers: (input: EngineParsedInput<E>) => boolean;
}

export function isDeferred<E extends AnyEngine>(engine: E | DeferredEngine<E>): engine is DeferredEngine<E> {
  return !('run' in engine);
}
