interface ExampleText {
  /** Values of the worked example may be left in the fields. */
  readonly hasExample: boolean;
  /** What the example has in this field. */
  readonly example: string | undefined;
}

/** A text of the fields as a setting for a list: one that the example has left there is not the visitor's. */
export function ownText(text: string, { hasExample, example }: ExampleText): string {
  return hasExample && text === example ? '' : text;
}
