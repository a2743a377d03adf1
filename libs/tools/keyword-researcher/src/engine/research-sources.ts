import { backendTerms } from './backend-terms.ts';
import { campaignRows } from './campaign-rows.ts';
import { groupSums, groupTerms } from './group-terms.ts';
import { joinTerms } from './join-terms.ts';
import { MARKETPLACE_CURRENCIES, type ResearchInput } from './keyword-researcher.schema.ts';
import { toOutputRow, sellerProduct } from './output-row.ts';
import { VOLUME_FIELDS, type SourcesOutput, type OutputRow } from './sources-output.schema.ts';
import { HIGH_RELEVANCE } from './sample-ranges.data.ts';
import { memoizedWords } from './plain-term.ts';
import { scoreKeywords } from './score-keywords.ts';

/** One row a term from all files, best score first. Nothing is estimated: what no file says is null. */
export function researchSources(input: ResearchInput): SourcesOutput {
  const seller = sellerProduct(input);
  const currency = MARKETPLACE_CURRENCIES[input.marketplace];
  const wordsOf = memoizedWords();
  const scored = scoreKeywords(
    joinTerms(input.sources).map((joined) => toOutputRow(joined, seller)),
    input.weights,
  );
  const groups = groupTerms(
    scored.map(({ keyword }) => keyword),
    wordsOf,
  );
  const rows = scored
    .map((row, at): OutputRow => ({ ...row, group: groups[at] ?? null }))
    .sort((one, other) => (other.score ?? -1) - (one.score ?? -1));
  return {
    sample: false,
    currency,
    sources: input.sources.map(({ kind, name, date, rows: lines }) => ({
      kind,
      name,
      date,
      rows: lines.length,
    })),
    rows,
    summary: summaryOf(rows),
    groups: groupSums(rows),
    campaign: input.campaign ? campaignRows(rows, input.campaign) : null,
    backend: backendTerms(rows, seller, wordsOf),
  };
}

function summaryOf(rows: readonly OutputRow[]): SourcesOutput['summary'] {
  const { measure, volumes } = largestMeasure(rows);
  const missed = rows.flatMap(({ funnel }) => funnel?.missedPurchases ?? []);
  return {
    total: rows.length,
    lowCompetition: countWhere(rows, ({ competition }) => competition && competition === 'low'),
    averageVolume: volumes.length === 0 ? null : sum(volumes) / volumes.length,
    averageOf: volumes.length,
    averageMeasure: measure,
    highRelevance: countWhere(rows, ({ relevance }) =>
      relevance === null ? null : relevance >= HIGH_RELEVANCE,
    ),
    gapTerms: countWhere(rows, ({ isGap }) => isGap),
    missedPurchases: missed.length === 0 ? null : sum(missed),
  };
}

/** The volumes of the measure that most rows have: a mean over months and weeks would mean nothing. */
function largestMeasure(rows: readonly OutputRow[]) {
  const lists = VOLUME_FIELDS.map((measure) => ({
    measure,
    volumes: rows.flatMap(({ searchVolume }) =>
      searchVolume?.measure === measure ? searchVolume.value : [],
    ),
  }));
  const largest = lists.reduce((best, list) => (list.volumes.length > best.volumes.length ? list : best));
  return largest.volumes.length === 0 ? { measure: null, volumes: [] } : largest;
}

/** Null where no row says either. */
function countWhere(rows: readonly OutputRow[], holds: (row: OutputRow) => boolean | null): number | null {
  const said = rows.map(holds).filter((answer) => answer !== null);
  return said.length === 0 ? null : said.filter(Boolean).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
