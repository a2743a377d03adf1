/** Between one try and the next. */
export const RETRY_DELAYS_MS = [1000, 2000, 3000] as const;

export interface Retrying<Answer> {
  readonly ask: () => Promise<Answer>;
  /** Whether the same question may be answered later. */
  readonly isTemporary: (error: unknown) => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** The answer, after up to three retries; null where none comes, or where nobody wants it any more. */
export async function loadWithRetries<Answer>(options: Retrying<Answer>): Promise<Answer | null> {
  const { ask, isTemporary, wait, signal } = options;
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      const answer = await ask();
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted || delay === null || !isTemporary(error)) return null;
      await wait(delay);
      if (signal.aborted) return null;
    }
  }
  return null;
}
