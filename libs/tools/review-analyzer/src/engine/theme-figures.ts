import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type { ChangeRow, SourcesOutput, Quote, SentimentCounts, ThemeRow } from './sources-output.schema.ts';
import type { Review, Sentence } from './read-reviews.ts';
import { returnReason } from './return-reasons.data.ts';
import type { Sentiment } from './sentiments.ts';
import { countSentiments, meanRating, toQuote } from './review-figures.ts';
import { THEMES, THEME_SIDES, type Theme } from './review-themes.data.ts';

/** A review with those of its sentences that speak of something, and what they say of it together. */
export interface Mention {
  readonly review: Review;
  readonly sentences: readonly Sentence[];
  readonly sentiment: Sentiment;
}

/** The themes that reviews or comments speak of, the most frequent first. */
export function themeRows(reviews: readonly Review[]): ThemeRow[] {
  return THEMES.map((theme) => {
    const mentions = mentionsOf(reviews, theme);
    const own = mentions.filter(({ review }) => !review.isComment).map(({ review }) => review);
    const counts = countSentiments(mentions.map(({ sentiment }) => sentiment));
    return {
      category: theme,
      sentiment: moreFrequent(counts),
      frequency: mentions.length,
      reviews: own.length,
      comments: mentions.length - own.length,
      rating: meanRating(own),
      counts,
      examples: quotesOf(mentions),
    };
  })
    .filter(({ frequency }) => frequency > 0)
    .sort((one, other) => other.frequency - one.frequency);
}

function mentionsOf(reviews: readonly Review[], theme: Theme): Mention[] {
  return reviews.flatMap((review) => {
    const sentences = review.analysis?.sentences.filter(({ themes }) => themes.includes(theme)) ?? [];
    return sentences.length === 0 ? [] : [{ review, sentences, sentiment: sentimentOfSentences(sentences) }];
  });
}

/** What more sentences say; neutral where they are in balance. */
export function sentimentOfSentences(sentences: readonly Sentence[]): Sentiment {
  return moreFrequent(countSentiments(sentences.map(({ sentiment }) => sentiment)));
}

function moreFrequent({ positive, negative }: SentimentCounts): Sentiment {
  if (positive === negative) return 'neutral';
  return positive > negative ? 'positive' : 'negative';
}

/** Sentences of different reviews, of the more frequent sentiment first. */
export function quotesOf(mentions: readonly Mention[], only?: Sentiment): Quote[] {
  const { positive, negative } = countSentiments(mentions.map(({ sentiment }) => sentiment));
  const first = only ?? (negative > positive ? 'negative' : 'positive');
  const chosen = mentions.filter(({ sentiment }) => only === undefined || sentiment === only);
  return [...chosen]
    .sort((one, other) => Number(other.sentiment === first) - Number(one.sentiment === first))
    .slice(0, SOURCE_BOUNDS.quotes)
    .flatMap(({ review, sentences, sentiment }) => {
      const shown = sentences.find((sentence) => sentence.sentiment === sentiment) ?? sentences[0];
      return shown ? [toQuote(shown.text, review)] : [];
    });
}

/** What to change at the product and at the listing, with the evidence, most of it first; `returned` has the units of each reason. */
export function changesOf(reviews: readonly Review[], returned: ReadonlyMap<string, number>): ChangeRow[] {
  return THEMES.flatMap((theme) => {
    const blaming = mentionsOf(reviews, theme).filter(({ sentiment }) => sentiment === 'negative');
    const reasons = [...returned].filter(([reason]) => returnReason(reason).theme === theme);
    return (['product', 'listing'] as const).flatMap((side) => {
      const own = THEME_SIDES[theme] === side ? blaming : [];
      const units = reasons.reduce(
        (sum, [reason, count]) => sum + (returnReason(reason).side === side ? count : 0),
        0,
      );
      if (own.length + units < SOURCE_BOUNDS.minBlame) return [];
      const comments = own.filter(({ review }) => review.isComment).length;
      return [
        { side, theme, reviews: own.length - comments, comments, units, quotes: quotesOf(own, 'negative') },
      ];
    });
  }).sort(
    (one, other) => other.reviews + other.comments + other.units - one.reviews - one.comments - one.units,
  );
}

/** Themes that the seller's reviews blame less, or more, than those of other products; null without both. */
export function compareWithOthers(
  reviews: readonly Review[],
  ownAsins: readonly string[],
): SourcesOutput['competitorComparison'] {
  const own = new Set(ownAsins.map((asin) => asin.toUpperCase()));
  const withAsin = reviews.filter(({ row, isComment }) => row.asin !== undefined && !isComment);
  const mine = withAsin.filter(({ row }) => own.has(row.asin?.toUpperCase() ?? ''));
  const others = withAsin.filter(({ row }) => !own.has(row.asin?.toUpperCase() ?? ''));
  if (mine.length === 0 || others.length === 0) return null;
  const { mentions, points } = SOURCE_BOUNDS.comparison;
  const gaps = THEMES.flatMap((theme) => {
    const [a, b] = [mentionsOf(mine, theme), mentionsOf(others, theme)];
    if (a.length < mentions || b.length < mentions) return [];
    return [{ theme, gap: blameShare(a) - blameShare(b) }];
  });
  return {
    betterThan: gaps.filter(({ gap }) => gap <= -points).map(({ theme }) => theme),
    worseThan: gaps.filter(({ gap }) => gap >= points).map(({ theme }) => theme),
    ownReviews: mine.length,
    otherReviews: others.length,
  };
}

function blameShare(mentions: readonly Mention[]): number {
  return (mentions.filter(({ sentiment }) => sentiment === 'negative').length / mentions.length) * 100;
}
