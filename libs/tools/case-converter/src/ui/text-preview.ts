import { codePointLength } from '@seller-toolbox/listing-text/code-points';

/** Length of the text on a card; the rest is converted on copying. */
const SHOWN_UNITS = 400;

export interface TextPreview {
  readonly shown: string;
  /** Number of characters (code points) that are not shown. */
  readonly rest: number;
}

/** The start of a text, not cut inside a surrogate pair. */
export function previewOf(text: string): TextPreview {
  if (text.length <= SHOWN_UNITS) return { shown: text, rest: 0 };
  const isInsidePair = (text.charCodeAt(SHOWN_UNITS) & 0xfc00) === 0xdc00;
  const shown = text.slice(0, isInsidePair ? SHOWN_UNITS - 1 : SHOWN_UNITS);
  return { shown, rest: codePointLength(text.slice(shown.length)) };
}
