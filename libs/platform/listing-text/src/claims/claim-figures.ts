import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { DISCOUNT } from './discounts.ts';

const UNIT =
  '(?:years?|yrs?|months?|days?|jahre?n?|monate?n?|tagen?|ans?|mois|jours|años?|mes(?:es)?|días|ann[io]|mes[ei]|giorni|年|个月|か月|ヶ月|日|天)(?!\\p{Script=Latin})';
const TIME = String.raw`(?<![\p{Script=Latin}\p{N}.,])\p{Nd}{1,3}[-\s]?${UNIT}`;
const TIME_BEFORE = new RegExp(String.raw`${TIME}(?:\s(?:d[ei]|of))?\s?$`, 'iu');
const TIME_AFTER = new RegExp(String.raw`^[\s:：]{0,2}(?:(?:d[ei]|of|von|über)\s)?${TIME}`, 'iu');
const MAX_FIGURE = 30;

/** A claim with the figure that it promises: the percentage of a discount, the time of a guarantee. */
export function withFigure(text: string, claim: Span & { readonly rule: ClaimRuleId }): Span {
  const { rule, start, end } = claim;
  if (rule === 'offer') {
    const from = Math.max(0, start - MAX_FIGURE);
    return Array.from(text.slice(from, end + MAX_FIGURE).matchAll(DISCOUNT), ({ 0: found, index }) => ({
      start: from + index,
      end: from + index + found.length,
    }))
      .filter((discount) => discount.start < end && discount.end > start)
      .reduce(union, { start, end });
  }
  if (rule !== 'guarantee') return { start, end };
  const [before = ''] = TIME_BEFORE.exec(text.slice(Math.max(0, start - MAX_FIGURE), start)) ?? [];
  const [after = ''] = TIME_AFTER.exec(text.slice(end, end + MAX_FIGURE)) ?? [];
  return { start: start - before.length, end: end + after.length };
}

function union(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
