interface Answer {
  readonly data: object;
  /** See `activeAnswerSchema`. */
  readonly stale?: true;
}

/**
 * Serializes answers as JSON, memoized by the identity of `data`. Answers with `stale` are not memoized.
 */
export function memoizedSerializer(): (answer: Answer) => string {
  const texts = new WeakMap<object, string>();
  return (answer) => {
    if (answer.stale) return JSON.stringify(answer);
    const text = texts.get(answer.data) ?? JSON.stringify(answer);
    texts.set(answer.data, text);
    return text;
  };
}
