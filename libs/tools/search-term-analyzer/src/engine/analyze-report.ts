import type { Progress } from '@seller-toolbox/tool-contract';
import { bidForTarget } from './bid-for-target.ts';
import { bidsFor } from './bids.ts';
import { brandFinder, brandsOf, type IsBrand } from './brand-words.ts';
import { evidenceOf } from './evidence.ts';
import { judgeTerm, TERM_STATUSES, yardstick, type Yardstick } from './judge-term.ts';
import { isExactMatch } from './match-type.ts';
import { addTo, emptySum, toMeasures, type Counts, type Measures } from './measures.ts';
import { findNegatives } from './negatives.ts';
import { compareTexts, countNgrams } from './ngrams.ts';
import { noOrderChance } from './no-order-chance.ts';
import { campaignsOf } from './place.ts';
import { reportFindings } from './report-findings.ts';
import type { AnalyzerInput, AnalyzerOutput, ReportRow, TermRow } from './search-term-analyzer.schema.ts';
import { sumTerms, type TermSum } from './sum-terms.ts';
import { targetOf } from './target.ts';
import { toTermText } from './term-text.ts';

interface Judged {
  readonly term: TermSum;
  readonly row: TermRow;
}

/** Everything a report says: totals, terms, runs of words, and what to do with which evidence. */
export function analyzeReport(input: AnalyzerInput, progress: Progress = () => undefined): AnalyzerOutput {
  const isBrand = brandFinder(brandsOf(input.brandWords));
  const all = sumTerms(input.rows);
  progress(0.3);
  const terms = all.filter(({ text }) => input.brand === 'all' || isBrand(text) === (input.brand === 'only'));
  const totals = totalOf(terms);
  const { target, targetFrom } = targetOf(input, totals);
  const yard = yardstick({ totals, target, minClicks: input.minClicks });

  const judged = judgeTerms(terms, { yard, isBrand });
  const rowsOf = (status: TermRow['status']) => judged.filter(({ row }) => row.status === status);
  const wasted = rowsOf('wasted');
  progress(0.5);
  const ngrams = countNgrams(terms, (share) => progress(0.5 + share * 0.3));
  const negatives = findNegatives({ terms, wasted: wasted.map(({ term }) => term), ngrams, isBrand, yard });
  const rows = terms.length === all.length ? input.rows : terms.flatMap((term) => term.rows);
  progress(0.95);
  return {
    totals: { rows: rows.length, terms: terms.length, ...totals },
    target,
    targetFrom,
    conversionRate: yard.rate * 100,
    judgedFrom: yard.judgedFrom,
    wastedSpend: spendOf(wasted),
    spendSplit: TERM_STATUSES.map((status) => {
      const held = rowsOf(status);
      return { status, spend: spendOf(held), terms: held.length };
    }),
    brandSplit: brandSplit(all, isBrand),
    terms: judged.map(({ row }) => row),
    ngrams,
    wasted: wasted.map(({ row }) => row),
    harvest: rowsOf('harvest').map(({ term, row }) => ({
      ...row,
      campaigns: campaignsOf(term.rows).flatMap(({ campaign }) => (campaign === '' ? [] : [campaign])),
      bid: target === null ? null : bidForTarget(row, target),
    })),
    negatives,
    bids: bidsFor(rows, yard),
    findings: reportFindings({ input, totals, targetFrom, rows: rows.length }),
  };
}

function judgeTerms(
  terms: readonly TermSum[],
  { yard, isBrand }: { yard: Yardstick; isBrand: IsBrand },
): readonly Judged[] {
  return terms
    .map((term) => {
      const status = judgeTerm(
        term.sum,
        yard,
        term.rows.some((row) => isOwnKeyword(row, term.text)),
      );
      const { impressions, clicks, spend, sales, orders, acos, cvr, cpc, ctr } = toMeasures(term.sum);
      // Field by field, like the runs of words: there are as many.
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
        noOrderChance: noOrderChance(term.sum.clicks, yard.rate) * 100,
        evidence: evidenceOf(status, term.sum, yard),
      };
      return { term, row };
    })
    .sort(
      (a, b) =>
        b.row.spend - a.row.spend || b.row.clicks - a.row.clicks || compareTexts(a.row.text, b.row.text),
    );
}

/** The term is bid on by itself already: an exact keyword of its own words. */
function isOwnKeyword({ matchType, targeting }: ReportRow, term: string): boolean {
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
