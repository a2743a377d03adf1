/** Shorter parts of a text are copies already. */
const SHORT = 13;

/** The same text in memory of its own: a part of a text otherwise holds the whole text it was cut from. */
export function ownText(text: string): string {
  return text.length < SHORT ? text : ` ${text}`.slice(1);
}

/** Campaigns and days come again in line after line: each text is kept once, in memory of its own. */
export function textKeeper(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const own = ownText(text);
    kept.set(own, own);
    return own;
  };
}
