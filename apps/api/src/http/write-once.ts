interface Answer {
  readonly data: object;
  /** What else an answer may say; see the contracts. */
  readonly stale?: true;
}

/**
 * Writes answers as JSON, the same data once: what everybody asks for is the same object until it changes. An answer that
 * says more than its data is written anew.
 */
export function writeOnce(): (answer: Answer) => string {
  const texts = new WeakMap<object, string>();
  return (answer) => {
    if (answer.stale) return JSON.stringify(answer);
    const text = texts.get(answer.data) ?? JSON.stringify(answer);
    texts.set(answer.data, text);
    return text;
  };
}
