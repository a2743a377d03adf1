import type { TitleFix, TitleViolation } from '../title-fixer.schema.ts';

type Highlight = TitleFix['highlights'][number];

/** The spans of all violations, ascending. Overlapping spans are merged with all their codes and the higher severity. */
export function mergeHighlights(violations: readonly TitleViolation[]): Highlight[] {
  const ascending = violations
    .flatMap(({ positions, severity, finding }) =>
      positions.map(({ start, end }): Highlight => ({ start, end, severity, codes: [finding.code] })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Highlight[] = [];
  for (const next of ascending) {
    const last = merged.at(-1);
    if (last && next.start < last.end) merged[merged.length - 1] = join(last, next);
    else merged.push(next);
  }
  return merged;
}

function join(first: Highlight, second: Highlight): Highlight {
  return {
    start: first.start,
    end: Math.max(first.end, second.end),
    severity: first.severity === 'error' ? 'error' : second.severity,
    codes: [...new Set([...first.codes, ...second.codes])],
  };
}
