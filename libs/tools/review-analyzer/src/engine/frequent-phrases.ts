import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import { isSpacedLanguage } from './lexicon.ts';
import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type { SourcesOutput, PhraseRow } from './sources-output.schema.ts';
import type { Review } from './read-reviews.ts';
import { REVIEW_LANGUAGES, type ReviewLanguage } from './review-languages.data.ts';
import { countSentiments, meanRating } from './review-figures.ts';
import { stemOf } from './stem.ts';
import { quotesOf, sentimentOfSentences, type Mention } from './theme-figures.ts';

const MAX_WORDS = 3;
const MIN_LETTERS = 3;
/** Chinese and Japanese words are shorter. */
const MIN_SIGNS = 2;

interface Phrase {
  /** As it was first written. */
  readonly written: string;
  readonly language: ReviewLanguage;
  readonly stems: readonly string[];
  readonly sentences: Map<Review, number[]>;
}

/** Phrases of one to three words in three or more reviews, merged by stem; a part of a longer phrase of as many is left out. */
export function frequentPhrases(reviews: readonly Review[]): PhraseRow[] {
  const phrases = new Map<string, Phrase>();
  for (const review of reviews) collect(review, phrases);
  const frequent = [...phrases.values()].filter(
    ({ sentences }) => sentences.size >= SOURCE_BOUNDS.minPhraseReviews,
  );
  return withoutParts(frequent)
    .sort((one, other) => other.sentences.size - one.sentences.size || other.stems.length - one.stems.length)
    .slice(0, SOURCE_BOUNDS.phrases)
    .map(toRow);
}

function collect(review: Review, phrases: Map<string, Phrase>): void {
  const language = REVIEW_LANGUAGES.find((one) => one === review.language);
  if (!review.analysis || language === undefined) return;
  review.analysis.sentences.forEach(({ text }, at) => {
    const words = wordsIn(text, language);
    for (const part of partsOf(words)) {
      const stems = part.map(({ stem }) => stem);
      const key = `${language} ${stems.join(' ')}`;
      const known = phrases.get(key) ?? {
        written: part.map(({ word }) => word).join(isSpacedLanguage(language) ? ' ' : ''),
        language,
        stems,
        sentences: new Map<Review, number[]>(),
      };
      const own = known.sentences.get(review);
      if (own) own.push(at);
      else known.sentences.set(review, [at]);
      phrases.set(key, known);
    }
  });
}

interface PhraseWord {
  readonly word: string;
  readonly stem: string;
  readonly isStop: boolean;
}

function wordsIn(text: string, language: ReviewLanguage): PhraseWord[] {
  const stops = stopWords(language);
  const minLength = isSpacedLanguage(language) ? MIN_LETTERS : MIN_SIGNS;
  const words = isSpacedLanguage(language)
    ? (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [])
    : segmentLongText(text, language).words.map(({ folded }) => folded);
  return words.map((word) => ({
    word,
    stem: stemOf(word, language),
    isStop: stops.has(word) || [...word].length < minLength || !/\p{L}/u.test(word),
  }));
}

const known = new Map<ReviewLanguage, ReadonlySet<string>>();

function stopWords(language: ReviewLanguage): ReadonlySet<string> {
  const found =
    known.get(language) ??
    new Set([...(STOP_WORDS[language] ?? []), ...(STOP_WORDS_OF_LANGUAGE[language] ?? [])]);
  known.set(language, found);
  return found;
}

/** Runs of words that neither begin nor end with a stop word. */
function partsOf(words: readonly PhraseWord[]): PhraseWord[][] {
  return words.flatMap((_, from) =>
    Array.from({ length: MAX_WORDS }, (_unused, more) => words.slice(from, from + more + 1)).filter(
      (part, more) => part.length === more + 1 && part[0]?.isStop === false && part.at(-1)?.isStop === false,
    ),
  );
}

function withoutParts(phrases: readonly Phrase[]): Phrase[] {
  const longer = new Map<string, number>();
  for (const { stems, language, sentences } of phrases) {
    for (let from = 0; from < stems.length; from += 1) {
      for (let to = from + 1; to <= stems.length; to += 1) {
        if (to - from === stems.length) continue;
        const key = `${language} ${stems.slice(from, to).join(' ')}`;
        longer.set(key, Math.max(sentences.size, longer.get(key) ?? 0));
      }
    }
  }
  return phrases.filter(
    ({ stems, language, sentences }) => longer.get(`${language} ${stems.join(' ')}`) !== sentences.size,
  );
}

function toRow({ written, language, sentences }: Phrase): PhraseRow {
  const mentions = [...sentences].map(([review, at]): Mention => {
    const own = at.flatMap((index) => review.analysis?.sentences[index] ?? []);
    return { review, sentences: own, sentiment: sentimentOfSentences(own) };
  });
  return {
    phrase: written,
    language,
    reviews: mentions.length,
    rating: meanRating(mentions.map(({ review }) => review)),
    sentiment: countSentiments(mentions.map(({ sentiment }) => sentiment)),
    quotes: quotesOf(mentions),
  };
}

/** Phrases that are mostly in praise or mostly in blame. */
export function mentionsOf(phrases: readonly PhraseRow[]): SourcesOutput['keywordMentions'] {
  return (['positive', 'negative'] as const).flatMap((sentiment) =>
    phrases
      .filter(({ sentiment: counts, reviews }) => counts[sentiment] * 2 > reviews)
      .slice(0, SOURCE_BOUNDS.mentions)
      .map(({ phrase, language, sentiment: counts }) => ({
        keyword: phrase,
        language,
        count: counts[sentiment],
        sentiment,
      })),
  );
}
