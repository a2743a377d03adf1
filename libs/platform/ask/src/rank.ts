/** Below it a guess is rather noise than an answer. */
const MIN_CONFIDENCE = 0.2;

export interface Ranked {
  readonly toolId: string;
  readonly confidence: number;
}

/**
 * Guesses of all tools, best first, one of each tool. Of equally sure ones the first comes first: tools come in the order of the
 * catalogue, recognized texts before names.
 */
export function rankGuesses<G extends Ranked>(guesses: readonly G[]): readonly G[] {
  const best = new Map<string, G>();
  for (const guess of guesses) {
    const known = best.get(guess.toolId);
    if (guess.confidence >= MIN_CONFIDENCE && (!known || guess.confidence > known.confidence))
      best.set(guess.toolId, guess);
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}
