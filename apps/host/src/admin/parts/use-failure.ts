import { ApiError } from '@seller-toolbox/api-client';
import { useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useErrorText, type InsteadTexts } from './error-text.ts';
import { useCountdown } from './use-countdown.ts';

export interface Failure {
  /** Why the last try did not succeed, and when to try again; null where none failed. */
  readonly text: string | null;
  readonly set: (error: unknown) => void;
  readonly clear: () => void;
}

/** The failure of something that can be slowed down: it counts the seconds until the next try. */
export function useFailure(instead: InsteadTexts): Failure {
  const t = useFrameWords();
  const textOf = useErrorText();
  const wait = useCountdown();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);

  function set(error: unknown) {
    setFailed({ error });
    wait.start(secondsOf(error) ?? 0);
  }

  function text(): string | null {
    if (failed === null) return null;
    const why = textOf(failed.error, instead);
    if (secondsOf(failed.error) === undefined) return why;
    return t(wait.left > 0 ? 'wait.seconds' : 'wait.over', { why, seconds: wait.left });
  }

  return { text: text(), set, clear: () => setFailed(null) };
}

function secondsOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfterSeconds : undefined;
}
