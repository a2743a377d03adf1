import { finding, type Finding, type Progress } from '@seller-toolbox/tool-contract';
import { distinctReturns } from './distinct-returns.ts';
import { mentionsOf, frequentPhrases } from './frequent-phrases.ts';
import type { SourcesOutput, SentimentCounts, ThemeRow } from './sources-output.schema.ts';
import { readReviews, type LexiconOf } from './read-reviews.ts';
import { experienceRows, returnsOf, unitsByReason } from './return-figures.ts';
import type { ReviewInput } from './review-analyzer.schema.ts';
import {
  byLanguage,
  byMonth,
  byVariation,
  countSentiments,
  findContradictions,
  meanRating,
  sentimentsOf,
  starDistribution,
  toShares,
} from './review-figures.ts';
import { sentimentFinding } from './review-insights.ts';
import { changesOf, compareWithOthers, themeRows } from './theme-figures.ts';

/** What the visitor's files say of the reviews and returns. Nothing is estimated: what no file says is null. */
export function analyzeSources(input: ReviewInput, lexiconOf: LexiconOf, progress?: Progress): SourcesOutput {
  const distinct = distinctReturns(input.sources);
  const { reviews: texts, repeated } = readReviews(distinct.sources, lexiconOf, progress);
  const reviews = texts.filter(({ isComment }) => !isComment);
  const analyzed = reviews.filter(({ analysis }) => analysis !== null);
  const breakdown = toShares(countSentiments(sentimentsOf(reviews)));
  const commonThemes = themeRows(texts);
  const phrases = frequentPhrases(texts);
  const rating = meanRating(reviews);
  return {
    sample: false,
    marketplace: input.marketplace,
    sources: input.sources.map(({ kind, name, date, rows }) => ({ kind, name, date, rows: rows.length })),
    totalReviews: reviews.length,
    repeatedReviews: repeated,
    averageRating: rating.value,
    averageRatingOf: rating.of,
    sentimentBreakdown: breakdown,
    sentimentOf: analyzed.length,
    languages: byLanguage(texts),
    notAnalyzed: reviews.length - analyzed.length,
    distribution: starDistribution(reviews),
    months: byMonth(reviews),
    variations: byVariation(reviews),
    commonThemes,
    phrases,
    keywordMentions: mentionsOf(phrases),
    contradictions: findContradictions(reviews),
    returns: returnsOf(distinct),
    experience: experienceRows(input.sources),
    changes: changesOf(texts, unitsByReason(distinct.sources)),
    competitorComparison: compareWithOthers(texts, input.ownAsins),
    insights: insightsOf(breakdown, commonThemes),
  };
}

/** The mood, the theme with most praise and the one with most blame. */
function insightsOf(breakdown: SentimentCounts | null, themes: readonly ThemeRow[]): Finding[] {
  const most = (sentiment: 'positive' | 'negative') =>
    [...themes].sort((one, other) => other.counts[sentiment] - one.counts[sentiment])[0];
  const [praised, blamed] = [most('positive'), most('negative')];
  return [
    ...(breakdown ? [sentimentFinding(breakdown)] : []),
    ...(praised && praised.counts.positive > 0
      ? [finding('show-off', 'info', { theme: praised.category, found: praised.counts.positive })]
      : []),
    ...(blamed && blamed.counts.negative > 0
      ? [finding('fix-first', 'warning', { theme: blamed.category, found: blamed.counts.negative })]
      : []),
  ];
}
