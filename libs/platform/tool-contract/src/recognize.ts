import type { AnyEngine, EngineInput, EngineOutput } from './engine.ts';
import type { ToolText } from './tool-text.ts';

/** What a recognizer knows beside the text; it has no clock and no words of its own. */
export interface RecognizeEnv {
  /** Milliseconds. */
  readonly now: number;
  /** The IANA zone of who typed the text. */
  readonly timeZone: string;
  /** The code of the language of who typed the text; the text itself may be in any of the six. */
  readonly language: string;
  /** Reads a number as that language writes it, also with a currency sign at either end; null for any other text. */
  readonly parseNumber: (text: string) => number | null;
}

/** What a text may be for a tool. */
export interface Guess<E = AnyEngine> {
  /**
   * 0 to 1, comparable between tools. 0.9 and more: the text can hardly be anything else (a barcode with its check digit, a size
   * with a weight). Around 0.7: this first, among others (a length alone). 0.5 and less: what a text is if it is nothing else.
   */
  readonly confidence: number;
  /** Accepted by the engine; what it leaves out gets the engine's defaults. The tool opens with it. */
  readonly input: EngineInput<E>;
  /** The answer in one line, from the engine's output for `input`. */
  readonly line: (output: EngineOutput<E>) => ToolText;
}

/**
 * A tool's reading of what a visitor typed or pasted into one field: pure, below a millisecond, no guess for whatever is not its
 * subject. A tool that answers exports `recognize` at its entry `./recognize`; the texts of its lines are in `locales/recognize`.
 * The text is trimmed, not empty, and has at most `MAX_ASK_LENGTH` characters of `@seller-toolbox/ask`. The engine runs later,
 * and only for the guesses that are shown: a recognizer imports rules and data of its engine, but of the engine itself its type.
 */
export type Recognize<E = AnyEngine> = (text: string, env: RecognizeEnv) => readonly Guess<E>[];
