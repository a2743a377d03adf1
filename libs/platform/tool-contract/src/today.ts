import type { RawInput } from './rule-set.ts';
import type { ToolText } from './tool-text.ts';

/** What a row is about. The home page shows one row of each kind. */
export type TodayKind = 'event' | 'deadline' | 'rate' | 'rule';

/** A line of the section "Today" of the home page. */
export interface TodayRow {
  readonly kind: TodayKind;
  /** Among several rows of a kind the one with the smallest rank is shown. */
  readonly rank: number;
  readonly label: ToolText;
  /** What is read first: a number of days, a rate. */
  readonly figure: ToolText;
  readonly note: ToolText;
  /** The visitor has to act soon. */
  readonly isUrgent?: boolean;
  /** The tool opens with this input; left out, with what it has stored. */
  readonly input?: RawInput;
}

/** A rate of a currency pair, and its values before, oldest first; none where the history is not available. */
export interface TodayRate {
  /** Units of the target for one of the base. */
  readonly rate: number;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly history: readonly { readonly rate: number }[];
}

export interface TodayContext {
  /** Milliseconds. */
  readonly now: number;
  /** The browser's zone, an IANA name. */
  readonly timeZone: string;
  /** The input of the tool that this browser stores, not checked; undefined without one. */
  readonly stored: unknown;
  /** Of the pair that the hook names; null without one, or where no rate is known. */
  readonly rate: TodayRate | null;
}

/** A pair of currency codes. */
export interface TodayPair {
  readonly base: string;
  readonly target: string;
}

/**
 * What a tool contributes to the section "Today": pure, from its own rules and its stored input. A tool that has rows exports
 * `today` at its entry `./today`; its texts are those of the tool's locales whose keys start with `today-` or `event-`. The site
 * loads both after the page is idle.
 */
export interface TodayHook {
  readonly rows: (context: TodayContext) => readonly TodayRow[];
  /** The currency pair whose rate the rows need. */
  readonly pair?: (stored: unknown) => TodayPair;
}
