import type { PartRole } from './part-role.ts';
import type { Segment } from './segments.ts';

/** A part of a title that is kept whole or dropped whole. */
export interface TitlePart {
  readonly text: string;
  readonly role: PartRole;
  /** The text before it in the title: '', ' ' or punctuation. */
  readonly separator: string;
  readonly brackets: Segment['brackets'];
  /** The index of the part without which this one says nothing: "Sofa" for "with Cover". */
  readonly host: number | null;
  /** Begins with a preposition. */
  readonly isAdjunct: boolean;
  /** Contains the brand. */
  readonly hasBrand: boolean;
  /** A keyword that the title lacks. */
  readonly isAdded?: true;
  /** The text before it was shortened. */
  readonly whole?: string;
}

/** A part with a shorter text, which remembers what it was. */
export function shortened(part: TitlePart, text: string): TitlePart {
  return text === part.text ? part : { ...part, text, whole: part.whole ?? part.text };
}

/** A part before the product is known: a `core` becomes the product or one of its properties. */
export type Piece = Omit<TitlePart, 'role' | 'hasBrand'> & { readonly role: PartRole | 'core' };

/** Replaces the brand while a title is parsed, so that the brand is one word. */
export const BRAND_MARK = /[\uE000-\uE0FF]/u;
