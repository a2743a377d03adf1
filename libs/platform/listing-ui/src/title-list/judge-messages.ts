import type { Problem, ToolSession } from '@seller-toolbox/tool-contract';

/** What a page asks of the session that judges titles: a slice of the list, so that it can tell how far it is and stop. */
export interface JudgeQuestion<Settings extends object = object> {
  readonly titles: readonly string[];
  /** What every title of the list is judged for. */
  readonly settings: Settings;
}

/** The verdict on a title: it passes, could be better, or breaks a rule. */
export type TitleState = 'ok' | 'warn' | 'bad';

/** The result for a title, or why the engine rejected it. */
export type Judged<Verdict> =
  | ({ readonly state: TitleState } & Verdict)
  | { readonly state: 'refused'; readonly problems: readonly Problem[] };

export type JudgeSession<Settings extends object, Verdict> = ToolSession<
  JudgeQuestion<Settings>,
  readonly Judged<Verdict>[]
>;
