import { designPatentNumber } from '@seller-toolbox/reference-data/design-patent-number';
import { designExpiry, designTermYears } from '@seller-toolbox/reference-data/design-patent-term';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { PatentInput } from './design-patent-search.schema.ts';
import type { SourcesOutput, FoundPatent } from './sources-output.schema.ts';
import type { SourceRow } from './patent-sources.schema.ts';

/** Owners and classes that are listed. */
const MAX_RANKS = 20;

/** The designs of the sources with status by date, ranked by owner, class and year. Files are narrowed down by the query. */
export function searchSources({ type, query, sources }: PatentInput, now: Date): SourcesOutput {
  const today = now.toISOString().slice(0, 10);
  const found = new Map<string, FoundPatent>();
  let otherKinds = 0;
  let repeated = 0;
  sources.forEach(({ kind, rows }, source) => {
    for (const row of rows) {
      const patentNumber = designPatentNumber(row.id);
      if (patentNumber === null) otherKinds += 1;
      else if (found.has(patentNumber)) repeated += 1;
      else {
        const patent = toPatent(row, { patentNumber, source, today });
        // The service has searched its own records already, also by other forms of the words.
        if (kind === 'weekly-grants' || matches(patent, { type, query })) found.set(patentNumber, patent);
      }
    }
  });
  const results = [...found.values()];
  const countOf = (status: FoundPatent['status']) =>
    results.filter((patent) => patent.status === status).length;
  return {
    sample: false,
    type,
    query,
    sources: sources.map(({ kind, name, date, rows }) => ({ kind, name, date, rows: rows.length })),
    results,
    summary: {
      total: results.length,
      granted: countOf('granted'),
      expired: countOf('expired'),
      unknown: countOf('unknown'),
    },
    leftOut: { otherKinds, repeated },
    owners: ranked(results.flatMap(({ applicant }) => ownersIn(applicant))).slice(0, MAX_RANKS),
    classes: ranked(results.map(({ classification, usClass }) => classification ?? usClass)).slice(
      0,
      MAX_RANKS,
    ),
    years: ranked(results.map(({ grantDate }) => grantDate?.slice(0, 4) ?? null)).sort((a, b) =>
      b.name.localeCompare(a.name),
    ),
  };
}

function toPatent(
  row: SourceRow,
  { patentNumber, source, today }: { patentNumber: string; source: number; today: string },
): FoundPatent {
  // A design is published with its grant.
  const grantDate = row.granted ?? row.published ?? null;
  const filingDate = row.filed ?? null;
  const term = filingDate === null ? null : designTermYears(filingDate);
  const computed = grantDate !== null && term !== null ? designExpiry(grantDate, term) : null;
  const expiryDate = row.expires ?? computed;
  const isInForce = expiryDate !== null && expiryDate >= today;
  return {
    patentNumber,
    title: row.title ?? '',
    applicant: row.owner ?? row.inventor ?? '',
    filingDate,
    grantDate,
    expiryDate,
    daysLeft: isInForce ? Math.round((Date.parse(expiryDate) - Date.parse(today)) / DAY) : null,
    status: expiryDate === null ? 'unknown' : isInForce ? 'granted' : 'expired',
    classification: row.locarno ?? null,
    usClass: row.usClass ?? null,
    source,
  };
}

function matches(
  { title, applicant, patentNumber }: FoundPatent,
  { type, query }: Pick<PatentInput, 'type' | 'query'>,
): boolean {
  if (query === '') return true;
  if (type === 'number')
    return patentNumber === (designPatentNumber(query) ?? designPatentNumber(`D${query}`));
  const text = folded(type === 'keyword' ? title : applicant);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function ownersIn(applicant: string): string[] {
  return applicant
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
}

function ranked(names: readonly (string | null)[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
