/** What the home page gives to the worked example of a tool. */
export interface ShowcaseProps {
  /** The path of another tool, which can go on with the example. */
  readonly pathOf: (toolId: string) => string;
}
