import { finding } from '@seller-toolbox/tool-contract';
import type { TitleViolation } from '../title-fixer.schema.ts';
import type { ParsedTitle } from './parse-title.ts';
import { mixedForms, repeatedWords, type CountedWord } from './repeated-words.ts';
import type { TitleRules } from './title-rules.ts';

/** Words repeated too often are an error at each occurrence beyond those allowed; both forms of one word are a warning. */
export function wordViolations(parsedTitle: ParsedTitle, rules: TitleRules): TitleViolation[] {
  const repeated = repeatedWords(parsedTitle, rules, rules.policy.maxOccurrences);
  const mixed = rules.policy.warnsOfAllowed ? mixedForms(parsedTitle, rules) : [];
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
        .flatMap(({ spans, allowed }) => spans.slice(severity === 'error' ? allowed : 0))
        .map(({ start, end }) => ({ start, end }))
        .sort((a, b) => a.start - b.start),
      repeatedWords: words.map(({ word, forms, spans, allowed }) => ({
        word,
        count: spans.length,
        allowed,
        forms: [...forms],
      })),
      finding: finding(code, severity, { words: words.map(describe) }),
    },
  ];
}

/** "dog/dogs × 4". */
function describe({ forms, spans }: CountedWord): string {
  return `${forms.join('/')} × ${spans.length}`;
}
