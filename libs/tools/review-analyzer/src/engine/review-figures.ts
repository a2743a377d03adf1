import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type {
  MonthRow,
  SourcesOutput,
  Quote,
  SentimentCounts,
  StarsRow,
  VariationRow,
} from './sources-output.schema.ts';
import type { Review } from './read-reviews.ts';
import type { Sentiment } from './sentiments.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** The mean of the ratings that are there, and of how many it is. */
export function meanRating(reviews: readonly Review[]): { value: number | null; of: number } {
  const ratings = reviews.flatMap(({ row }) => row.rating ?? []);
  const sum = ratings.reduce((before, rating) => before + rating, 0);
  return { value: ratings.length === 0 ? null : sum / ratings.length, of: ratings.length };
}

/** Sentiments of the reviews that are analyzed. */
export function countSentiments(sentiments: readonly Sentiment[]): SentimentCounts {
  const counts = { positive: 0, negative: 0, neutral: 0 };
  for (const sentiment of sentiments) counts[sentiment] += 1;
  return counts;
}

export function sentimentsOf(reviews: readonly Review[]): Sentiment[] {
  return reviews.flatMap(({ analysis }) => analysis?.sentiment ?? []);
}

/** Integer percent that add up to 100: the largest remainders are rounded up. Null for none. */
export function toShares(counts: SentimentCounts): SentimentCounts | null {
  const total = counts.positive + counts.negative + counts.neutral;
  if (total === 0) return null;
  const names = ['positive', 'negative', 'neutral'] as const;
  const exact = names.map((name) => ({ name, share: (counts[name] / total) * 100 }));
  const shares = { positive: 0, negative: 0, neutral: 0 };
  for (const { name, share } of exact) shares[name] = Math.floor(share);
  const left = 100 - names.reduce((sum, name) => sum + shares[name], 0);
  const byRemainder = [...exact].sort(
    (one, other) =>
      (other.share % 1) - (one.share % 1) || names.indexOf(one.name) - names.indexOf(other.name),
  );
  for (const { name } of byRemainder.slice(0, left)) shares[name] += 1;
  return shares;
}

/** 97.5 % of the standard normal distribution. */
const Z = 1.959964;

/** The 95 % confidence interval of a share by Wilson, in percent. */
export function wilsonInterval(count: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 100 };
  const share = count / of;
  const middle = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const whole = 1 + (Z * Z) / of;
  return {
    low: Math.max(0, ((middle - half) / whole) * 100),
    high: Math.min(100, ((middle + half) / whole) * 100),
  };
}

/** How many reviews have five to one stars; half stars are rounded up. Empty without ratings. */
export function starDistribution(reviews: readonly Review[]): StarsRow[] {
  const counts = starCounts(reviews);
  const of = counts.reduce((sum, count) => sum + count, 0);
  if (of === 0) return [];
  return STARS.map((stars) => {
    const count = counts[stars - 1] ?? 0;
    return { stars, count, share: (count / of) * 100, ...wilsonInterval(count, of) };
  });
}

/** Reviews with one to five stars. */
function starCounts(reviews: readonly Review[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const { row } of reviews) {
    if (row.rating === undefined) continue;
    const at = Math.round(row.rating) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** One row for each month with reviews, in their order. */
export function byMonth(reviews: readonly Review[]): MonthRow[] {
  return [...groupBy(reviews, ({ row }) => row.date?.slice(0, 7))]
    .map(([month, group]) => ({ month, ...groupFigures(group), stars: starCounts(group) }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** The variations, those with most reviews first. */
export function byVariation(reviews: readonly Review[]): VariationRow[] {
  return [...groupBy(reviews, ({ row }) => row.variation)]
    .map(([variation, group]) => ({ variation, ...groupFigures(group) }))
    .sort((one, other) => other.reviews - one.reviews)
    .slice(0, SOURCE_BOUNDS.variations);
}

function groupFigures(reviews: readonly Review[]) {
  const sentiments = sentimentsOf(reviews);
  return {
    reviews: reviews.length,
    rating: meanRating(reviews),
    sentiment: sentiments.length === 0 ? null : countSentiments(sentiments),
  };
}

/** Items by a key; those without one are left out. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Languages of the texts, the most frequent first. */
export function byLanguage(reviews: readonly Review[]): SourcesOutput['languages'] {
  const written = reviews.filter(({ row }) => row.text !== undefined || row.title !== undefined);
  return [...groupBy(written, ({ language }) => language ?? '')]
    .map(([language, group]) => ({
      language: language === '' ? null : language,
      reviews: group.filter(({ isComment }) => !isComment).length,
      comments: group.filter(({ isComment }) => isComment).length,
      isAnalyzed: group.some(({ analysis }) => analysis !== null),
    }))
    .sort((one, other) => other.reviews + other.comments - one.reviews - one.comments);
}

/** Reviews with stars of praise and a text of blame, or the other way around. */
export function findContradictions(reviews: readonly Review[]): SourcesOutput['contradictions'] {
  const found = reviews.filter(({ row: { rating }, analysis }) => {
    if (rating === undefined || analysis === null) return false;
    return rating >= SOURCE_BOUNDS.praise
      ? analysis.score <= -SOURCE_BOUNDS.contradiction
      : rating <= SOURCE_BOUNDS.blame && analysis.score >= SOURCE_BOUNDS.contradiction;
  });
  return {
    count: found.length,
    quotes: found.slice(0, SOURCE_BOUNDS.contradictions).flatMap((review) => {
      const { analysis } = review;
      const [first] = analysis?.sentences.filter(({ sentiment }) => sentiment === analysis.sentiment) ?? [];
      return analysis && first ? [{ ...toQuote(first.text, review), sentiment: analysis.sentiment }] : [];
    }),
  };
}

/** A sentence of a review as it is in the file; a very long one is cut, which is still literal. */
export function toQuote(text: string, { row, source }: Review): Quote {
  return {
    text: text.slice(0, SOURCE_BOUNDS.quoteLength),
    rating: row.rating ?? null,
    date: row.date ?? null,
    source,
  };
}
