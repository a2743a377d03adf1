import { codePointLength } from '@seller-toolbox/listing-text/code-points';

/** A card shows this much; it converts no more of a long text until it is copied. */
const SHOWN_UNITS = 400;

export interface TextPreview {
  readonly shown: string;
  /** How many characters (code points) of the text are not shown. */
  readonly rest: number;
}

/** The beginning of a text, not cut inside a pair of units. */
export function previewOf(text: string): TextPreview {
  if (text.length <= SHOWN_UNITS) return { shown: text, rest: 0 };
  const isInsidePair = (text.charCodeAt(SHOWN_UNITS) & 0xfc00) === 0xdc00;
  const shown = text.slice(0, isInsidePair ? SHOWN_UNITS - 1 : SHOWN_UNITS);
  return { shown, rest: codePointLength(text.slice(shown.length)) };
}
