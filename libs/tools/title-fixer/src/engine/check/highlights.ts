import type { TitleFix, TitleViolation } from '../title-fixer.schema.ts';

type Highlight = TitleFix['highlights'][number];
/** A violation, or praise. */
type Marked = Pick<TitleViolation, 'positions' | 'severity'> & {
  readonly finding: { readonly code: string };
};

/**
 * The spans of all violations, ascending and disjoint. Where spans overlap they are cut, so that each part names exactly the
 * violations that cover it, with the highest severity among them.
 */
export function cutHighlights(violations: readonly Marked[]): Highlight[] {
  const spans = violations.flatMap(({ positions, severity, finding }) =>
    positions.map(({ start, end }) => ({ start, end, severity, code: finding.code })),
  );
  const cuts = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return cuts.flatMap((start, index): Highlight[] => {
    const end = cuts[index + 1];
    const covering = spans.filter((span) => span.start <= start && start < span.end);
    if (end === undefined || covering.length === 0) return [];
    const severity = covering.some((span) => span.severity === 'error') ? 'error' : 'warning';
    return [{ start, end, severity, codes: [...new Set(covering.map(({ code }) => code))] }];
  });
}
