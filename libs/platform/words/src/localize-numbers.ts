import type { Format } from './format.ts';

/** A number as English writes it, with groups or one or two decimals: `10,000`, `4.9`. */
const ENGLISH_NUMBER = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d{1,9}\.\d{1,2})(?![.,]?\d)/g;

/**
 * A text that is typed once for all languages, with its numbers as the language of the format writes them: `10,000+` is
 * `10.000+` in Indonesian. Numbers that are already written so stay.
 */
export function localizeNumbers(text: string, format: Pick<Format, 'number'>): string {
  return text.replace(ENGLISH_NUMBER, (found) => {
    const digits = found.split('.')[1]?.length ?? 0;
    return format.number(Number(found.replaceAll(',', '')), { digits, fixed: true });
  });
}
