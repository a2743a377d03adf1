import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { fromFragment } from './fragment.ts';

/** Why the page shows the example although the visitor came with an input of their own. */
export type InputNotice = 'linkUnreadable' | 'storedUnreadable' | 'linkTooLong';

export interface RestoredInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly origin: 'example' | 'stored' | 'link';
  readonly notice: InputNotice | null;
}

/**
 * The input that a page opens with: the link's, else the stored one, else the first example. What the schema refuses
 * falls back and says so. A link may name some fields only; the others are the example's, or the schema's defaults.
 */
export function restoreInput(engine: AnyEngine, fragment: string, stored: unknown): RestoredInput {
  const example = engine.examples[0].input as Record<string, unknown>;
  if (fragment !== '') {
    const linked = fromFragment(fragment);
    const input =
      linked && [{ ...example, ...linked }, linked].find((candidate) => accepts(engine, candidate));
    return input
      ? { input, origin: 'link', notice: null }
      : { input: example, origin: 'example', notice: 'linkUnreadable' };
  }
  if (stored === undefined) return { input: example, origin: 'example', notice: null };
  return accepts(engine, stored)
    ? { input: stored as Record<string, unknown>, origin: 'stored', notice: null }
    : { input: example, origin: 'example', notice: 'storedUnreadable' };
}

function accepts(engine: AnyEngine, candidate: unknown): boolean {
  return (
    typeof candidate === 'object' && candidate !== null && engine.inputSchema.safeParse(candidate).success
  );
}
