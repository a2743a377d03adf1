/** The five groups of the hub and the sidebar, in the order in which they are shown. */
export const TOOL_CATEGORIES = ['optimization', 'financial', 'research', 'management', 'analytics'] as const;
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

/** Platform services that a screen may ask for. */
export type ToolNeed = 'rates' | 'ai' | 'patents';

/** What the site knows of a tool without loading any of it. Data only: no sentence, no function, no component. */
export interface ToolManifest {
  /** kebab-case, equals the folder, never changes. */
  readonly id: string;
  readonly category: ToolCategory;
  /** `developing` is greyed in hub and sidebar; its page works for visitors who know the address. */
  readonly status: 'ready' | 'developing';
  /** The profile of the site configuration in which hub, sidebar and palette show it as developing all the same. */
  readonly developingIn?: 'specification';
  /** Wears the "hot" badge. */
  readonly hot: boolean;
  /** A name in the icon set of `@seller-toolbox/ui`. */
  readonly icon: string;
  /** Place inside its category, ascending. */
  readonly order: number;
  /** The day the tool was added, `YYYY-MM-DD`. The page that shows "new" decides with a clock. */
  readonly since: string;
  /** Where the engine runs in the browser. The service runs those of a worker apart from the short ones. */
  readonly runsIn: 'main' | 'worker';
  /** The service stops a run after so many milliseconds; default: 2,000. */
  readonly maxRunMs?: number;
  /** Numbers of the input above which a run of the service is a long one, whatever `runsIn` says. */
  readonly longAbove?: Readonly<Record<string, number>>;
  /** Results are made up, and every interface says so, but for an output with `sample: false`. */
  readonly sampleData: boolean;
  readonly needs: readonly ToolNeed[];
  /** What the operator says at the top of the tool, by language; never built in. */
  readonly notice?: Readonly<Record<string, string>>;
  /** Earlier ids, for redirects. */
  readonly formerIds: readonly string[];
}

/** Whether a result is made up. */
export function isSampleResult({ sampleData }: Pick<ToolManifest, 'sampleData'>, output: unknown): boolean {
  return (
    sampleData &&
    !(typeof output === 'object' && output !== null && 'sample' in output && output.sample === false)
  );
}
