import { rankGuesses, toAskText } from '@seller-toolbox/ask';
import {
  runEngine,
  type DefaultRules,
  type Guess,
  type RawInput,
  type Recognize,
  type ToolText,
} from '@seller-toolbox/tool-contract';
import { parseNumber, type Language } from '@seller-toolbox/words';
import { loadEngine } from './engines.ts';
import { findByName } from './find-by-name.ts';
import { findLoader } from './find-loader.ts';
import { recognizerLoaders } from './generated/recognizers.ts';

/** Loads the recognizer of a tool; undefined where it has none. */
export async function loadRecognizer(id: string): Promise<Recognize | undefined> {
  return findLoader(recognizerLoaders, id)?.();
}

export interface Question {
  /** What was typed or pasted. */
  readonly text: string;
  readonly language: Language;
  /** Milliseconds. */
  readonly now: number;
  readonly timeZone: string;
  /** Left out, those in force. */
  readonly rules?: DefaultRules | undefined;
}

/** What a tool answers. */
export interface ToolAnswer {
  readonly toolId: string;
  /** 0 to 1: how sure it is that the text is its subject. */
  readonly confidence: number;
  /** The tool opens with it. */
  readonly input: RawInput;
  /** With the tool's words of `loadRecognizerWords` of `catalogue/words`. */
  readonly line: ToolText;
}

interface ToolGuess extends Guess {
  readonly toolId: string;
}

/** A tool by its name: it opens as it is. */
export interface NameAnswer {
  readonly toolId: string;
  readonly confidence: number;
  readonly input: null;
  readonly line: null;
}

/** Answers to a text, best first, at most `max`: computed ones, and tools that the text names in any language. */
export async function ask(question: Question, max: number): Promise<readonly (ToolAnswer | NameAnswer)[]> {
  const [computed, named] = await Promise.all([
    answerText(question, max),
    findByName(toAskText(question.text)),
  ]);
  return rankGuesses([...computed, ...named.map((tool) => ({ ...tool, input: null, line: null }))]).slice(
    0,
    max,
  );
}

/** Computed answers to a text, best first, at most `max`. Engines run for these alone, by the rules in force. */
export async function answerText(question: Question, max: number): Promise<readonly ToolAnswer[]> {
  const ranked = rankGuesses(guessAll(await loadRecognizers(), question));
  const answers: ToolAnswer[] = [];
  for (const guess of ranked) {
    if (answers.length === max) break;
    const answer = await answerOf(guess, question);
    if (answer) answers.push(answer);
  }
  return answers;
}

type Recognizers = readonly (readonly [toolId: string, recognize: Recognize])[];

let loaded: Promise<Recognizers> | undefined;

/** Loads what answers; the first question does so too. */
export function loadRecognizers(): Promise<Recognizers> {
  loaded ??= Promise.all(
    Object.entries(recognizerLoaders).map(async ([toolId, load]) => [toolId, await load()] as const),
  );
  // Where the connection was lost, the next question tries again.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** The guesses of all tools, not ranked. */
export function guessAll(
  recognizers: Recognizers,
  { text, language, now, timeZone }: Question,
): readonly ToolGuess[] {
  const asked = toAskText(text);
  if (asked === '') return [];
  const env = { now, timeZone, language, parseNumber: (digits: string) => parseNumber(digits, language) };
  return recognizers.flatMap(([toolId, recognize]) =>
    recognize(asked, env).map((guess) => ({ ...guess, toolId })),
  );
}

/** Undefined where the engine rejects the input: the text is beyond what the tool computes. */
async function answerOf({ toolId, confidence, input, line }: ToolGuess, { now, rules }: Question) {
  const engine = await loadEngine(toolId);
  const result = engine && runEngine(engine, input, { now, rules });
  return result?.ok ? { toolId, confidence, input: input as RawInput, line: line(result.output) } : undefined;
}
