import type { AnyEngine, EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { EngineDescription } from '../deferred-engine.ts';
import { fromFragment } from './fragment.ts';

/** Why the page does not show what the visitor came with. */
export type InputNotice = 'linkUnreadable' | 'linkIncomplete' | 'storedUnreadable';

export interface RestoredInput<Input> {
  readonly input: Input;
  readonly isExample: boolean;
  /** The rule set that the link names; every other input leaves it to the visitor's choice. */
  readonly ruleSet: string | undefined;
  readonly notice: InputNotice | null;
}

/** Whether a fragment is a tool's input. Others are anchors of the page or of a linking site. */
export function isInputFragment(fragment: string): boolean {
  return fragment.includes('=');
}

/** The input of the first example: what the prerendered page shows. */
export function exampleInput<E extends AnyEngine>(
  engine: EngineDescription<E>,
): RestoredInput<EngineParsedInput<E>> {
  const input = engine.inputSchema.parse(engine.examples[0].input) as EngineParsedInput<E>;
  return { input, isExample: true, ruleSet: undefined, notice: null };
}

/**
 * The input that a page opens with: the link's, else the stored one, else the first example. What the schema rejects
 * falls back to the next and says so. A link that lacks fields which the schema wants, as one that was cut off does, gets
 * them from the example, and the page says so too.
 */
export function restoreInput<E extends AnyEngine>(
  engine: EngineDescription<E>,
  fragment: string,
  stored: unknown,
): RestoredInput<EngineParsedInput<E>> {
  if (!isInputFragment(fragment)) return storedInput<E>(engine, stored);
  const linked = fromFragment(fragment);
  const whole = linked && accepted<E>(engine, linked);
  const input = whole ?? (linked && accepted<E>(engine, { ...engine.examples[0].input, ...linked }));
  if (!linked || !input) return { ...storedInput<E>(engine, stored), notice: 'linkUnreadable' };
  const ruleSet = typeof linked['ruleSet'] === 'string' ? linked['ruleSet'] : undefined;
  return { input, isExample: false, ruleSet, notice: whole ? null : 'linkIncomplete' };
}

function storedInput<E extends AnyEngine>(
  engine: EngineDescription<E>,
  stored: unknown,
): RestoredInput<EngineParsedInput<E>> {
  if (stored === undefined) return exampleInput<E>(engine);
  const input = accepted<E>(engine, stored);
  return input
    ? { input, isExample: false, ruleSet: undefined, notice: null }
    : { ...exampleInput<E>(engine), notice: 'storedUnreadable' };
}

function accepted<E extends AnyEngine>(
  engine: EngineDescription<E>,
  candidate: unknown,
): EngineParsedInput<E> | undefined {
  const checked = engine.inputSchema.safeParse(candidate);
  return checked.success ? checked.data : undefined;
}
