import type { Progress } from '@seller-toolbox/tool-contract';
import { acosAfterProposals } from './acos-steps.ts';
import { bidForTarget } from './bid-for-target.ts';
import { bidsFor } from './bids.ts';
import { brandMatcher, brandsOf, type IsBrand } from './brand-words.ts';
import { evidenceOf } from './evidence.ts';
import { judgeTerm, TERM_STATUSES, judgingCriteria, type JudgingCriteria } from './judge-term.ts';
import { isExactMatch } from './match-type.ts';
import { addTo, emptySum, toMeasures, type Counts, type Measures } from './measures.ts';
import { findNegatives } from './negatives.ts';
import { compareTexts, countNgrams } from './ngrams.ts';
import { noOrderChance } from './no-order-chance.ts';
import { campaignsOf, matchTypesOf } from './ad-group-ref.ts';
import { reportFindings } from './report-findings.ts';
import type { AnalyzerInput, AnalyzerOutput, ReportRow, TermRow } from './search-term-analyzer.schema.ts';
import { sumTerms, type TermSum } from './sum-terms.ts';
import { targetOf } from './target.ts';
import { toTermText } from './term-text.ts';

interface JudgedTerm {
  readonly term: TermSum;
  readonly row: TermRow;
}

/** The whole analysis of a report: totals, terms, n-grams and recommendations, each with its evidence. */
export function analyzeReport(input: AnalyzerInput, progress: Progress = () => undefined): AnalyzerOutput {
  const isBrand = brandMatcher(brandsOf(input.brandWords));
  const all = sumTerms(input.rows);
  progress(0.3);
  const terms = all.filter(({ text }) => input.brand === 'all' || isBrand(text) === (input.brand === 'only'));
  const totals = totalOf(terms);
  const { target, targetFrom } = targetOf(input, totals);
  const { criteria, rateFrom, judged } = judge(terms, { input, totals, target, isBrand });
  const rowsOf = (status: TermRow['status']) => judged.filter(({ row }) => row.status === status);
  const wasted = rowsOf('wasted');
  progress(0.5);
  const ngrams = countNgrams(terms, (share) => progress(0.5 + share * 0.3));
  const negatives = findNegatives({
    terms,
    wasted: wasted.map(({ term }) => term),
    ngrams,
    isBrand,
    criteria,
  });
  const rows = terms.length === all.length ? input.rows : terms.flatMap((term) => term.rows);
  const excluded = new Set(wasted.map(({ term }) => term.text));
  const { maxBidChange, bidDecimals } = input;
  const isExcluded = (text: string) => excluded.has(text);
  const bids = bidsFor(rows, { ...criteria, maxBidChange, bidDecimals, isExcluded });
  progress(0.95);
  return {
    totals: { rows: rows.length, terms: terms.length, ...totals },
    target,
    targetFrom,
    conversionRate: criteria.rate * 100,
    rateFrom,
    judgedFrom: criteria.judgedFrom,
    wastedSpend: spendOf(wasted),
    spendSplit: TERM_STATUSES.map((status) => {
      const group = rowsOf(status);
      return { status, spend: spendOf(group), terms: group.length };
    }),
    brandSplit: brandSplit(all, isBrand),
    terms: judged.map(({ row }) => row),
    ngrams,
    wasted: wasted.map(({ row }) => row),
    harvest: rowsOf('harvest').map(({ term, row }) => ({
      ...row,
      matchType: matchTypesOf(term.rows),
      campaigns: campaignsOf(term.rows).flatMap(({ campaign }) => (campaign === '' ? [] : [campaign])),
      bid: target === null ? null : bidForTarget(row, target),
    })),
    negatives,
    bids,
    ...acosAfterProposals({
      totals,
      wasted: wasted.map(({ row }) => row),
      bids,
      target: targetFrom === 'average' ? null : target,
    }),
    findings: reportFindings({ input, totals, targetFrom, rows: rows.length, ngrams: ngrams.length }),
  };
}

interface JudgedBy {
  readonly input: AnalyzerInput;
  readonly totals: Counts;
  readonly target: number | null;
  readonly isBrand: IsBrand;
}

/** The status of each term, and the conversion rate that it was judged by. */
function judge(terms: readonly TermSum[], { input, totals, target, isBrand }: JudgedBy) {
  // Brand terms convert by themselves: at the average with them, other terms would look wasted too early.
  const others = totalOf(terms.filter(({ text }) => !isBrand(text)));
  const { orders, clicks } = others.clicks > 0 ? others : totals;
  const criteriaBy = (counts: Counts) =>
    judgingCriteria({ totals: counts, target, minClicks: input.minClicks });
  const criteria = criteriaBy(others.clicks > 0 ? others : totals);
  const brandCriteria = criteriaBy(totals);
  const judged = judgeTerms(terms, (text) => (isBrand(text) ? brandCriteria : criteria), isBrand);
  return { criteria, rateFrom: { orders, clicks, isWithoutBrand: clicks < totals.clicks }, judged };
}

function judgeTerms(
  terms: readonly TermSum[],
  criteriaOf: (text: string) => JudgingCriteria,
  isBrand: IsBrand,
): readonly JudgedTerm[] {
  return terms
    .map((term) => {
      const criteria = criteriaOf(term.text);
      const status = judgeTerm(
        term.sum,
        criteria,
        term.rows.some((row) => isExactKeyword(row, term.text)),
      );
      const { impressions, clicks, spend, sales, orders, acos, cvr, cpc, ctr } = toMeasures(term.sum);
      // Listed field by field because spreading objects takes more memory; a report has as many terms as n-grams.
      const row: TermRow = {
        text: term.text,
        impressions,
        clicks,
        spend,
        sales,
        orders,
        acos,
        cvr,
        cpc,
        ctr,
        status,
        isAsin: term.isAsin,
        isBrand: isBrand(term.text),
        noOrderChance: noOrderChance(term.sum.clicks, criteria.rate) * 100,
        evidence: evidenceOf(status, term.sum, criteria),
      };
      return { term, row };
    })
    .sort(
      (a, b) =>
        b.row.spend - a.row.spend || b.row.clicks - a.row.clicks || compareTexts(a.row.text, b.row.text),
    );
}

/** Whether the row comes from an exact-match keyword with the same words as the search term. */
function isExactKeyword({ matchType, targeting }: ReportRow, term: string): boolean {
  return isExactMatch(matchType) && toTermText(targeting) === term;
}

function totalOf(terms: readonly TermSum[]): Measures {
  const sum = emptySum();
  for (const term of terms) addTo(sum, term.sum);
  return toMeasures(sum);
}

function brandSplit(terms: readonly TermSum[], isBrand: IsBrand): AnalyzerOutput['brandSplit'] {
  const brand = terms.filter(({ text }) => isBrand(text));
  if (brand.length === 0) return null;
  return { brand: totalOf(brand), other: totalOf(terms.filter(({ text }) => !isBrand(text))) };
}

function spendOf(judged: readonly { readonly row: Counts }[]): number {
  return judged.reduce((sum, { row }) => sum + row.spend, 0);
}
