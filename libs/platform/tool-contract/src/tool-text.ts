/**
 * A value of a text: a number, a day (`YYYY-MM-DD`), a rate, an amount of money, and a change or a share (of 1) are written as
 * the language writes them; a region is the code of a country or marketplace, and a code is a text of its own, with its own values.
 */
export type TextValue =
  | string
  | number
  | { readonly day: string }
  | ToolText
  | { readonly region: string }
  | { readonly rate: number }
  | { readonly change: number }
  | { readonly share: number }
  | { readonly money: number; readonly currency: string };

/** A text of the tool, by its key in the section `ui` of the locales. */
export interface ToolText {
  readonly code: string;
  readonly params?: Readonly<Record<string, TextValue>>;
}
