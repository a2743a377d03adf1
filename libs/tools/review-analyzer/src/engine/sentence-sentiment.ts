import { matchAt, type Lexicon, type WordRole } from './lexicon.ts';
import type { Sentiment } from './sentiments.ts';
import { foldWord, tokenize } from './review-words.ts';

/** A word or phrase of the lexicon in a sentence, with its weight after negation and intensifiers. */
interface Hit {
  readonly weight: number;
  /** Number of contrasts before it in the sentence. */
  readonly part: number;
  readonly isConceded: boolean;
}

/** Our own choice of weights and bounds. */
const RULES = {
  intensified: 1.4,
  diminished: 0.6,
  /** "Not good" is blame; "not bad" is faint praise. */
  negatedPraise: -1,
  negatedBlame: -0.7,
  /** A negation of something that the lexicon does not know: "the lid does not close". */
  bareNegation: -0.5,
  excess: -1.2,
  notExcess: 0.6,
  /** Weight of what precedes a "but", or follows an "although". */
  outweighed: 0.35,
  /** A question or a wish says less. */
  question: 0.25,
  bound: 0.3,
  /** Words before the hit in which a negator or an intensifier counts. */
  scope: 3,
  /** The same for praise after "without". */
  prepositionScope: 1,
} as const;

/** The sentiment of a sentence; neutral where no word of the lexicon decides. */
export function sentenceSentiment(sentence: string, lexicon: Lexicon): Sentiment {
  return sentimentOfScore(sentenceScore(sentence, lexicon));
}

/** Around 0 a text is neutral. */
export function sentimentOfScore(score: number): Sentiment {
  if (score > RULES.bound) return 'positive';
  return score < -RULES.bound ? 'negative' : 'neutral';
}

/** Above 0 for praise, below for blame. */
export function sentenceScore(sentence: string, lexicon: Lexicon): number {
  const hits = lexicon.isSpaced ? spacedHits(sentence, lexicon) : unspacedHits(sentence, lexicon);
  const last = Math.max(0, ...hits.map(({ part }) => part));
  const sum = hits.reduce(
    (before, { weight, part, isConceded }) =>
      before + weight * (part < last || isConceded ? RULES.outweighed : 1),
    0,
  );
  return /[?？]["'”’»」』)）]*$/u.test(sentence.trim()) ? sum * RULES.question : sum;
}

interface Mark {
  readonly role: WordRole;
  readonly at: number;
  readonly isPreposition?: boolean;
}

/** Negators of the noun after them only: "without a word sent a perfect new one". Alone they say nothing of the product. As stems. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['without', 'ohne', 'san', 'sin', 'senz']);

function spacedHits(sentence: string, lexicon: Lexicon): Hit[] {
  const tokens = tokenize(sentence, lexicon.language);
  const stems = tokens.map(({ stem }) => stem);
  const hits: Hit[] = [];
  let marks: Mark[] = [];
  let part = 0;
  let isConceded = false;
  let hasNegator = false;
  for (let at = 0; at < stems.length;) {
    if (tokens[at]?.startsClause) {
      marks = [];
      isConceded = false;
    }
    const entry = matchAt(lexicon.sentiments, stems, at);
    const mark = matchAt(lexicon.roles, stems, at);
    if (mark && mark.parts.length >= (entry?.parts.length ?? 0)) {
      if (mark.value === 'contrast') {
        part += 1;
        marks = [];
        isConceded = false;
      } else if (mark.value === 'concession') isConceded = true;
      else if (mark.value === 'excess') {
        const weight = excessWeight(stems, at, { marks, lexicon });
        if (weight !== 0) hits.push({ weight, part, isConceded });
      }
      const isPreposition = PREPOSITIONS.has(stems[at] ?? '');
      hasNegator ||= mark.value === 'negator' && !isPreposition;
      const isSentiment = entry && mark.value !== 'excess' && entry.parts.length === mark.parts.length;
      // "Unglaublich schlecht": a word of praise that only makes the next one stronger.
      const next = matchAt(lexicon.sentiments, stems, at + mark.parts.length);
      if (isSentiment && !(next && STRENGTHS.has(mark.value))) {
        const isNegated = isNegatedAt(marks, at, entry.value) && !hasNegativeConcord(mark.value, lexicon);
        hits.push({ weight: weighed(entry.value, { isNegated, marks, at }), part, isConceded });
      }
      marks.push({ role: mark.value, at, isPreposition });
      at += mark.parts.length;
    } else if (entry) {
      const end = at + entry.parts.length;
      const isNegated =
        (isNegatedAt(marks, at, entry.value) && !hasNegativeConcord(mark?.value, lexicon)) ||
        (lexicon.language === 'de' && negatorFollows(tokens, end, lexicon));
      hits.push({ weight: weighed(entry.value, { isNegated, marks, at }), part, isConceded });
      at = end;
    } else at += 1;
  }
  if (hits.length > 0 || !hasNegator) return hits;
  return [{ weight: RULES.bareNegation, part, isConceded: false }];
}

/** Languages in which two negators of a clause are one: "no tiene ningún problema". */
const NEGATIVE_CONCORD_LANGUAGES: ReadonlySet<string> = new Set(['es', 'fr']);

/** A phrase that starts with a negator is not negated again by one before it. */
function hasNegativeConcord(first: WordRole | undefined, { language }: Lexicon): boolean {
  return first === 'negator' && NEGATIVE_CONCORD_LANGUAGES.has(language);
}

const STRENGTHS: ReadonlySet<WordRole> = new Set(['intensifier', 'diminisher']);

interface ExcessContext {
  readonly marks: readonly Mark[];
  readonly lexicon: Lexicon;
}

/** "Too small" is blame, "not too heavy" is faint praise; nothing before a word that is blame itself. */
function excessWeight(stems: readonly string[], at: number, { marks, lexicon }: ExcessContext): number {
  const next = stems[at + 1];
  if (next === undefined || matchAt(lexicon.roles, stems, at + 1)?.value === 'contrast') return 0;
  return hasMarkNear(marks, 'negator', at) ? RULES.notExcess : RULES.excess;
}

function hasMarkNear(marks: readonly Mark[], role: WordRole, at: number): boolean {
  return marks.some((mark) => mark.role === role && at - mark.at <= RULES.scope);
}

function isNegatedAt(marks: readonly Mark[], at: number, value: number): boolean {
  return marks.some(
    (mark) =>
      mark.role === 'negator' &&
      at - mark.at <= (mark.isPreposition && value > 0 ? RULES.prepositionScope : RULES.scope),
  );
}

/** "Funktioniert leider nicht": a German negator can follow the verb. */
function negatorFollows(tokens: ReturnType<typeof tokenize>, end: number, lexicon: Lexicon): boolean {
  const stems = tokens.map(({ stem }) => stem);
  for (let at = end; at < Math.min(stems.length, end + RULES.scope); at += 1) {
    if (tokens[at]?.startsClause || matchAt(lexicon.sentiments, stems, at)) return false;
    const role = matchAt(lexicon.roles, stems, at)?.value;
    if (role === 'contrast') return false;
    if (role === 'negator') return true;
  }
  return false;
}

interface WeightContext {
  readonly isNegated: boolean;
  readonly marks: readonly Mark[];
  readonly at: number;
}

function weighed(value: number, { isNegated, marks, at }: WeightContext): number {
  const strength = hasMarkNear(marks, 'intensifier', at)
    ? RULES.intensified
    : hasMarkNear(marks, 'diminisher', at)
      ? RULES.diminished
      : 1;
  if (!isNegated) return value * strength;
  return Math.sign(value) * (value > 0 ? RULES.negatedPraise : RULES.negatedBlame);
}

/** Signs after a Japanese word in which its negation counts: "満足できません". */
const JAPANESE_NEGATION = /^[ぁ-ん]{0,3}?(?:な(?:い|かっ|く|さ)|ません|ずに|ず[、。])/u;
const CHINESE_SCOPE = 3;

function unspacedHits(sentence: string, lexicon: Lexicon): Hit[] {
  const text = foldWord(sentence, lexicon.language);
  const signs = [...text];
  const hits: Hit[] = [];
  let marks: Mark[] = [];
  let part = 0;
  let isConceded = false;
  for (let at = 0; at < signs.length;) {
    const entry = matchAt(lexicon.sentiments, signs, at);
    const mark = matchAt(lexicon.roles, signs, at);
    if (mark && mark.parts.length > (entry?.parts.length ?? 0)) {
      if (mark.value === 'contrast') {
        part += 1;
        isConceded = false;
      }
      if (mark.value === 'concession') isConceded = true;
      marks.push({ role: mark.value, at: at + mark.parts.length - 1 });
      at += mark.parts.length;
    } else if (entry) {
      const end = at + entry.parts.length;
      const isNegated =
        lexicon.language === 'ja'
          ? JAPANESE_NEGATION.test(signs.slice(end, end + 7).join(''))
          : marks.some((one) => one.role === 'negator' && at - one.at <= CHINESE_SCOPE);
      if (entry.value !== 0)
        hits.push({ weight: weighed(entry.value, { isNegated, marks, at }), part, isConceded });
      marks = [];
      at = end;
    } else {
      if (/[,，、;；。]/u.test(signs[at] ?? '')) {
        marks = [];
        isConceded = false;
      }
      at += 1;
    }
  }
  return hits;
}
