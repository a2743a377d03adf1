import { findThemes } from './find-themes.ts';
import type { Lexicon } from './lexicon.ts';
import { languageOfText } from './review-language.ts';
import type { Sentiment } from './sentiments.ts';
import type { ReviewSource, SourceRow } from './review-sources.schema.ts';
import type { Theme } from './review-themes.data.ts';
import { splitSentences } from './review-words.ts';
import { sentimentOfScore, sentenceScore } from './sentence-sentiment.ts';

export interface Sentence {
  readonly text: string;
  readonly sentiment: Sentiment;
  readonly themes: readonly Theme[];
}

/** A review, or the comment on a return, with what its text says. */
export interface Review {
  readonly row: SourceRow;
  readonly source: number;
  readonly isComment: boolean;
  readonly language: string | null;
  /** Null where it has no text, or no lexicon is there for its language. */
  readonly analysis: ReviewAnalysis | null;
}

export interface ReviewAnalysis {
  readonly sentences: readonly Sentence[];
  readonly sentiment: Sentiment;
  /** Above 0 for praise, below for blame. */
  readonly score: number;
}

export type LexiconOf = (language: string) => Lexicon | undefined;

export interface ReadReviews {
  readonly reviews: readonly Review[];
  readonly repeated: number;
}

/** All reviews and comments; a review that an earlier file has too is left out. */
export function readReviews(
  sources: readonly ReviewSource[],
  lexiconOf: LexiconOf,
  progress?: (share: number) => void,
): ReadReviews {
  const reviews: Review[] = [];
  const known = new Set<string>();
  let repeated = 0;
  let done = 0;
  const total = sources.reduce((sum, { rows }) => sum + rows.length, 0);
  sources.forEach(({ kind, rows }, source) => {
    if (kind === 'customer-experience') return;
    const usual = usualLanguage(rows);
    const own = new Set<string>();
    for (const row of rows) {
      done += 1;
      if (done % REPORT_EVERY === 0) progress?.(done / total);
      const isComment = kind === 'customer-returns';
      if (isComment && row.text === undefined) continue;
      const key = JSON.stringify([
        isComment,
        row.text,
        row.title,
        row.rating,
        row.date,
        row.variation,
        row.asin,
      ]);
      // Equal reviews of one file are of several buyers; in two files, one with text and date is the same.
      if (!isComment && row.text !== undefined && row.date !== undefined && known.has(key)) {
        repeated += 1;
        continue;
      }
      own.add(key);
      reviews.push(readReview(row, { source, isComment, usual, lexiconOf }));
    }
    for (const key of own) known.add(key);
  });
  return { reviews, repeated };
}

const REPORT_EVERY = 200;

interface ReviewReadOptions extends Pick<Review, 'source' | 'isComment'> {
  readonly usual: string | null;
  readonly lexiconOf: LexiconOf;
}

function readReview(row: SourceRow, { source, isComment, usual, lexiconOf }: ReviewReadOptions): Review {
  const text = textOf(row);
  const language = text === '' ? null : (languageOfText(text) ?? usual);
  const lexicon = language === null ? undefined : lexiconOf(language);
  return { row, source, isComment, language, analysis: lexicon ? analyze(row, lexicon) : null };
}

/** The title is a sentence of its own. */
export function textOf({ title, text }: SourceRow): string {
  return [title, text].filter((part) => part !== undefined).join('\n');
}

function analyze(row: SourceRow, lexicon: Lexicon): ReviewAnalysis {
  let score = 0;
  const sentences = splitSentences(textOf(row)).map((text) => {
    const own = sentenceScore(text, lexicon);
    score += own;
    return { text, sentiment: sentimentOfScore(own), themes: findThemes(text, lexicon) };
  });
  return { sentences, score, sentiment: sentimentOfScore(score) };
}

/** The languages of the rows, as far as they are clear: a few words alone are taken for the usual one of their file. */
export function usualLanguage(rows: readonly SourceRow[]): string | null {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const language = languageOfText(textOf(row));
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** Every language that the texts of rows are in, as far as it is clear. */
export function languagesOf(rows: readonly SourceRow[]): readonly string[] {
  return [...new Set(rows.map((row) => languageOfText(textOf(row))).filter((one) => one !== null))];
}
