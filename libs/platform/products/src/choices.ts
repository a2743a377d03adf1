import type { ProductChoices } from '@seller-toolbox/tool-contract';

/** Which choice a text is; undefined where none is certain. */
export function choiceOf({ of }: ProductChoices, text: string): string | boolean | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return Object.hasOwn(of, name) ? of[name] : undefined;
}
