import { toUtf16Offset } from '@seller-toolbox/listing-text/code-points';
import { finding } from '@seller-toolbox/tool-contract';
import type { TitleViolation } from '../title-fixer.schema.ts';
import type { ParsedTitle } from './parse-title.ts';
import type { TitleRules } from './title-rules.ts';

/** Over the limit is an error, over 90 percent of it a warning. The position is the text beyond that length. */
export function lengthViolations({ text, length }: ParsedTitle, rules: TitleRules): TitleViolation[] {
  const { maxLength, policy } = rules;
  const warningStart = warningLength(rules);
  if (length <= warningStart) return [];
  const severity = length > maxLength ? 'error' : 'warning';
  const from = toUtf16Offset(text, severity === 'error' ? maxLength : warningStart);
  const code = severity === 'error' ? 'title-too-long' : 'title-near-limit';
  return [
    {
      type: 'length',
      severity,
      positions: [{ start: from, end: text.length }],
      maxLength,
      finding: finding(code, severity, {
        max: maxLength,
        found: length,
        over: Math.max(0, length - maxLength),
        advised: Math.min(policy.advisedLength, warningStart),
      }),
    },
  ];
}

/** The maximum length without a warning, in code points. */
export function warningLength({ maxLength, policy }: TitleRules): number {
  if (!policy.warnsOfAllowed) return maxLength;
  return Math.floor(maxLength * policy.lengthWarningShare);
}
