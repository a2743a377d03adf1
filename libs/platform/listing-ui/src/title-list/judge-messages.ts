import type { Problem, ToolSession } from '@seller-toolbox/tool-contract';

/** What a page asks of the session that judges titles: a slice of the list, so that it can tell how far it is and stop. */
export interface JudgeQuestion<Settings extends object = object> {
  readonly titles: readonly string[];
  /** What every title of the list is judged for. */
  readonly settings: Settings;
}

/** How a title stands: it passes, could be better, or breaks a rule. */
export type TitleState = 'ok' | 'warn' | 'bad';

/** What is said of a title, or why the engine refused it. */
export type Judged<Verdict> =
  | ({ readonly state: TitleState } & Verdict)
  | { readonly state: 'refused'; readonly problems: readonly Problem[] };

export type JudgeSession<Settings extends object, Verdict> = ToolSession<
  JudgeQuestion<Settings>,
  readonly Judged<Verdict>[]
>;
