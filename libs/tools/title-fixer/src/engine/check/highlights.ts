import type { TitleFix, TitleViolation } from '../title-fixer.schema.ts';

type Highlight = TitleFix['highlights'][number];

/** The places of all violations, ascending: what overlaps is one stretch with every code, and an error wins. */
export function mergeHighlights(violations: readonly TitleViolation[]): Highlight[] {
  const marked = violations
    .flatMap(({ positions, severity, finding }) =>
      positions.map(({ start, end }): Highlight => ({ start, end, severity, codes: [finding.code] })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Highlight[] = [];
  for (const next of marked) {
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
