/** Shorter parts of a text are copies already. */
const SHORT = 13;

/** The same text in memory of its own: a part of a text otherwise holds the whole text it was cut from. */
export function ownText(text: string): string {
  return text.length < SHORT ? text : ` ${text}`.slice(1);
}
