import { readMeasures as read, type Measures } from '@seller-toolbox/ask/measures';
import { parseNumber, type Language } from '@seller-toolbox/words';

export { dimensionOf, valueIn, type Measure } from '@seller-toolbox/ask/measures';

/** A value or a size as `readMeasures` of the search reads it, with the decimal sign of the language. */
export function readMeasures(text: string, language: Language): Measures | null {
  return read(text, { parseNumber: (digits) => parseNumber(digits, language) });
}
