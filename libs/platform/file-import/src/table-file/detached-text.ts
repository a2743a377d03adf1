/** Shorter parts of a text are copies already. */
const SHORT = 13;

/** A copy of the text: a substring otherwise keeps the whole source text in memory. */
export function detachedText(text: string): string {
  return text.length < SHORT ? text : ` ${text}`.slice(1);
}

/** Interns texts, such as campaigns and days that repeat in every line: each is stored once. */
export function textInterner(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const copy = detachedText(text);
    texts.set(copy, copy);
    return copy;
  };
}
