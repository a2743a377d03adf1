import type { KeywordSource, SourceRow } from './keyword-sources.schema.ts';
import { foldedTerm, plainTerm } from './plain-term.ts';

/** A line of one of the files about a term. */
export interface Observation {
  readonly source: number;
  /** Of the line, else of the file. */
  readonly date: string | null;
  readonly row: SourceRow;
}

export interface JoinedTerm {
  /** As the first file writes it. */
  readonly term: string;
  /** Newest first; among equal days the later file. */
  readonly observations: readonly Observation[];
}

interface OpenTerm {
  readonly term: string;
  readonly observations: Observation[];
  readonly sources: Set<number>;
}

/** Joins the lines of all files by term: by the same spelling, else by singular and plural between different files. */
export function joinTerms(sources: readonly KeywordSource[]): readonly JoinedTerm[] {
  const bySpelling = new Map<string, OpenTerm>();
  const byFolded = new Map<string, OpenTerm[]>();
  sources.forEach(({ rows, date }, source) => {
    for (const row of rows) {
      const key = plainTerm(row.term);
      const folded = foldedTerm(key);
      const alike = byFolded.get(folded) ?? [];
      const known = bySpelling.get(key) ?? alike.find((term) => !term.sources.has(source));
      const joined: OpenTerm = known ?? { term: row.term.trim(), observations: [], sources: new Set() };
      joined.observations.push({ source, date: row.date ?? date, row });
      joined.sources.add(source);
      bySpelling.set(key, joined);
      if (known) continue;
      alike.push(joined);
      byFolded.set(folded, alike);
    }
  });
  return [...new Set(bySpelling.values())].map(({ term, observations }) => ({
    term,
    observations: observations.sort(
      (one, other) => compareDays(other.date, one.date) || other.source - one.source,
    ),
  }));
}

function compareDays(one: string | null, other: string | null): number {
  return (one ?? '') < (other ?? '') ? -1 : Number((one ?? '') > (other ?? ''));
}

/** The newest figure of a field; undefined where no file has one. */
export function newest<Field extends keyof SourceRow>({ observations }: JoinedTerm, field: Field) {
  for (const { row, source } of observations) {
    const value: SourceRow[Field] | undefined = row[field];
    if (value !== undefined) return { value, source };
  }
  return undefined;
}
