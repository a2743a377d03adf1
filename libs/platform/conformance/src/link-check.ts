import { fromFragment, omitDefaults, toFragment } from '@seller-toolbox/tool-contract/fragment';
import { isDeepStrictEqual } from 'node:util';
import type { Check } from './tool-under-test.ts';

/** Of a link whose input is numbers, choices and short texts. */
const MAX_LINK_LENGTH = 400;
const MAX_SHORT_TEXT = 40;

/** A link without the defaults restores the same input, and is short where the input is plain. */
export const checkLinks: Check = ({ engine }) =>
  engine.examples.flatMap(({ name, input }) => {
    const parsed = engine.inputSchema.safeParse(input);
    if (!parsed.success) return [];
    const linked = omitDefaults(engine.inputSchema, parsed.data as Readonly<Record<string, unknown>>);
    const fragment = toFragment(linked);
    if (fragment === null) return [];
    const restored = engine.inputSchema.safeParse(fromFragment(fragment));
    const isSame = restored.success && isDeepStrictEqual(asJson(restored.data), asJson(parsed.data));
    const isTooLong = Object.values(linked).every(isPlain) && fragment.length > MAX_LINK_LENGTH;
    return [
      ...(isSame ? [] : [`the link of example "${name}" restores another input`]),
      ...(isTooLong ? [`the link of example "${name}" has ${fragment.length} characters`] : []),
    ];
  });

function isPlain(value: unknown): boolean {
  return typeof value === 'string'
    ? value.length <= MAX_SHORT_TEXT
    : typeof value !== 'object' || value === null;
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
