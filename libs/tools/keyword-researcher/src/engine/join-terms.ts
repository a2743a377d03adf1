import type { KeywordSource, SourceRow } from './keyword-sources.schema.ts';
import { foldedTerm, plainTerm } from './plain-term.ts';

/** A line of one of the files about a term. */
export interface Observation {
  readonly source: number;
  readonly kind: KeywordSource['kind'];
  readonly period: KeywordSource['period'];
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
  /** Figures that the lines have. */
  readonly fields: Set<string>;
}

/**
 * Joins the lines of all files by term: by the same spelling, else by singular and plural between different files where no figure
 * is there for both. Volumes of "mug" and of "mugs" are two rows: one would hide the other.
 */
export function joinTerms(sources: readonly KeywordSource[]): readonly JoinedTerm[] {
  const byFolded = new Map<string, OpenTerm[]>();
  for (const [plain, term] of bySpelling(sources)) {
    const folded = foldedTerm(plain);
    const alike = byFolded.get(folded) ?? [];
    const known = alike.find(
      (one) => isDisjoint(one.sources, term.sources) && isDisjoint(one.fields, term.fields),
    );
    if (known) addTo(known, term);
    else alike.push(term);
    byFolded.set(folded, alike);
  }
  return [...byFolded.values()].flat().map(({ term, observations }) => ({
    term,
    observations: observations.sort(
      (one, other) => compareDays(other.date, one.date) || other.source - one.source,
    ),
  }));
}

function bySpelling(sources: readonly KeywordSource[]): ReadonlyMap<string, OpenTerm> {
  const terms = new Map<string, OpenTerm>();
  sources.forEach(({ kind, rows, date, period }, source) => {
    for (const row of rows) {
      const key = plainTerm(row.term);
      const found = terms.get(key);
      const term = found ?? {
        term: row.term.trim(),
        observations: [],
        sources: new Set<number>(),
        fields: new Set<string>(),
      };
      term.observations.push({ source, kind, period, date: row.date ?? date, row });
      term.sources.add(source);
      for (const field of Object.keys(row)) if (!NO_FIGURES.has(field)) term.fields.add(field);
      if (!found) terms.set(key, term);
    }
  });
  return terms;
}

const NO_FIGURES: ReadonlySet<string> = new Set<keyof SourceRow>(['term', 'date']);

function isDisjoint<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return ![...one].some((item) => other.has(item));
}

function addTo({ observations, sources, fields }: OpenTerm, more: OpenTerm): void {
  observations.push(...more.observations);
  for (const source of more.sources) sources.add(source);
  for (const field of more.fields) fields.add(field);
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
