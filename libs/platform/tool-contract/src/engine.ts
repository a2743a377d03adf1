import type * as z from 'zod/mini';
import type { Env, EnvData } from './env.ts';
import type { RuledEngine, RuleSet } from './rule-set.ts';

/** A named case: shown by the page (the first one), run by the command line, held by the tests. */
export interface Example<Input, Output> {
  /** kebab-case, unique within the tool. */
  readonly name: string;
  readonly input: Input;
  /** Only for cases that depend on the instant or on chance. */
  readonly env?: EnvData;
  /** The whole output, or the fields that matter; numbers are compared to 12 significant digits. */
  readonly expected: DeepPartial<Output>;
}

export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** Called by a long run, from 0 to 1. It cannot change the result. */
export type Progress = (share: number) => void;

/** A calculation in steps that answers better the longer it goes on; who lets it go on decides by which clock it stops. */
export interface EngineSearch<Output> {
  /** There is an answer worth showing. */
  readonly hasAnswer: boolean;
  /** Nothing is left to try. */
  readonly isOver: boolean;
  /** Goes on for a few milliseconds' work, counted in steps: the same steps lead to the same answer. */
  advance(): void;
  /** The best answer so far; it always keeps every rule. */
  output(): Output;
}

/**
 * A tool's pure function and what describes it. `run` gets an input that the schema has accepted and completed with
 * defaults, and never throws for one; the same input and environment give the same output.
 */
export interface Engine<
  InputSchema extends z.ZodMiniType = z.ZodMiniType,
  OutputSchema extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly inputSchema: InputSchema;
  readonly outputSchema: OutputSchema;
  readonly run: (input: z.output<InputSchema>, env: Env, progress?: Progress) => z.output<OutputSchema>;
  /** The same calculation without an end of its own, for engines that get better with time; null for all others. */
  readonly search: ((input: z.output<InputSchema>) => EngineSearch<z.output<OutputSchema>>) | null;
  readonly examples: readonly [
    Example<z.input<InputSchema>, z.output<OutputSchema>>,
    ...Example<z.input<InputSchema>, z.output<OutputSchema>>[],
  ];
  /** The rule sets over which the engine can compute, `standard` first. Empty where nothing published is used. */
  readonly ruleSets: readonly RuleSet[];
  /** The day and marketplace that decide which rule set is in force; null where that is the day of `now` in UTC. */
  readonly ruleScope: RuledEngine['ruleScope'];
  /**
   * The path in the output of the one figure that the page shows largest ("fees.totalFees"): what a test, or a list of
   * results, takes for the answer. Null where the answer is no number.
   */
  readonly keyFigure: string | null;
}

/** An engine whose types are not known where it is handled: the command line, HTTP, the conformance suite. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where engines of all types meet; inputs pass the schema before they reach `run`
export type AnyEngine = Engine<z.ZodMiniType<any, any>, z.ZodMiniType<any, any>>;

/** What a caller may pass to an engine, before defaults. */
export type EngineInput<E> = E extends Engine<infer Schema, z.ZodMiniType> ? z.input<Schema> : never;
/** What an engine computes with: checked, and completed with defaults. */
export type EngineParsedInput<E> = E extends Engine<infer Schema, z.ZodMiniType> ? z.output<Schema> : never;
export type EngineOutput<E> = E extends Engine<z.ZodMiniType, infer Schema> ? z.output<Schema> : never;

type OptionalPart = 'search' | 'ruleSets' | 'ruleScope' | 'keyFigure';

/** Assembles an engine; the types of `run` and the examples follow from the two schemas. */
export function defineEngine<InputSchema extends z.ZodMiniType, OutputSchema extends z.ZodMiniType>(
  definition: Omit<Engine<InputSchema, OutputSchema>, OptionalPart> &
    Partial<Pick<Engine<InputSchema, OutputSchema>, OptionalPart>>,
): Engine<InputSchema, OutputSchema> {
  return { search: null, ruleSets: [], ruleScope: null, keyFigure: null, ...definition };
}
