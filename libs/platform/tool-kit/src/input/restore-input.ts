import { withRuleSet, type AnyEngine, type EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { EngineDescription } from '../deferred-engine.ts';
import { fromFragment } from '@seller-toolbox/tool-contract/fragment';

/** Why the page does not show what the visitor came with, or no longer the example. */
export type InputNotice = 'linkUnreadable' | 'linkIncomplete' | 'storedUnreadable' | 'exampleGone';

export interface RestoredInput<Input> {
  readonly input: Input;
  readonly isExample: boolean;
  /** The rule set that the link or the stored input names; every other input leaves it to the visitor's choice. */
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
 * falls back to the next and says so. A link that lacks fields which the schema wants, as one that was cut off does, is
 * completed by the example only until `clearInput` has been loaded, which empties them; the page says so too.
 */
export function restoreInput<E extends AnyEngine>(
  engine: EngineDescription<E>,
  fragment: string,
  stored: unknown,
  now: number,
): RestoredInput<EngineParsedInput<E>> {
  if (!isInputFragment(fragment)) return storedInput<E>(engine, stored, now);
  const linked = fromFragment(fragment);
  const whole = linked && accepted<E>(engine, linked, now);
  const input = whole ?? (linked && accepted<E>(engine, { ...engine.examples[0].input, ...linked }, now));
  if (!linked || !input) return { ...storedInput<E>(engine, stored, now), notice: 'linkUnreadable' };
  return { input, isExample: false, ruleSet: namedIn(linked), notice: whole ? null : 'linkIncomplete' };
}

function storedInput<E extends AnyEngine>(
  engine: EngineDescription<E>,
  stored: unknown,
  now: number,
): RestoredInput<EngineParsedInput<E>> {
  if (stored === undefined) return exampleInput<E>(engine);
  const input = accepted<E>(engine, stored, now);
  return input
    ? { input, isExample: false, ruleSet: namedIn(stored), notice: null }
    : { ...exampleInput<E>(engine), notice: 'storedUnreadable' };
}

function namedIn(fields: unknown): string | undefined {
  const { ruleSet } = fields as { ruleSet?: unknown };
  return typeof ruleSet === 'string' ? ruleSet : undefined;
}

function accepted<E extends AnyEngine>(
  engine: EngineDescription<E>,
  candidate: unknown,
  now: number,
): EngineParsedInput<E> | undefined {
  const checked = engine.inputSchema.safeParse(withRuleSet(engine, candidate, { now }));
  return checked.success ? checked.data : undefined;
}
