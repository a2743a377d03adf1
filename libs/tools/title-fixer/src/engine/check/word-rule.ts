import { finding } from '@seller-toolbox/tool-contract';
import type { TitleViolation } from '../title-fixer.schema.ts';
import type { TitleReading } from './read-title.ts';
import { mixedForms, repeatedWords, type CountedWord } from './repeated-words.ts';
import type { TitleRules } from './title-rules.ts';

/** Words repeated too often are an error; singular and plural of a word side by side are a warning. */
export function wordViolations(reading: TitleReading, rules: TitleRules): TitleViolation[] {
  const repeated = repeatedWords(reading, rules, rules.policy.maxOccurrences);
  const mixed = mixedForms(reading, rules);
  const isForbidden = ({ allowed }: CountedWord) => allowed === 0;
  const isRepeated = ({ allowed }: CountedWord) => allowed > 0;
  return [
    ...violation('repeated_words', 'error', 'words-not-allowed', repeated.filter(isForbidden)),
    ...violation('repeated_words', 'error', 'repeated-words', repeated.filter(isRepeated)),
    ...violation('singular_plural', 'warning', 'singular-plural', mixed),
  ];
}

function violation(
  type: TitleViolation['type'],
  severity: TitleViolation['severity'],
  code: string,
  words: readonly CountedWord[],
): TitleViolation[] {
  if (words.length === 0) return [];
  return [
    {
      type,
      severity,
      positions: words
        .flatMap(({ places }) => places.map(({ start, end }) => ({ start, end })))
        .sort((a, b) => a.start - b.start),
      repeatedWords: words.map(({ word, forms, places, allowed }) => ({
        word,
        count: places.length,
        allowed,
        forms: [...forms],
      })),
      finding: finding(code, severity, { words: words.map(describe) }),
    },
  ];
}

/** "dog/dogs × 4". */
function describe({ forms, places }: CountedWord): string {
  return `${forms.join('/')} × ${places.length}`;
}
