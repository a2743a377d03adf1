import { ApiError } from '@seller-toolbox/api-client';
import { useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useErrorText, type InsteadTexts } from './error-text.ts';
import type { FailureNoticeProps } from './failure-notice.tsx';
import { useCountdown } from './use-countdown.ts';

export interface Failure {
  /** Of the last try; null where it did not fail. */
  readonly shown: FailureNoticeProps | null;
  readonly set: (error: unknown) => void;
  readonly clear: () => void;
}

/** The failure of something that can be slowed down: it counts the seconds until the next try. */
export function useFailure(instead: InsteadTexts): Failure {
  const t = useFrameWords();
  const textOf = useErrorText();
  const countdown = useCountdown();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);

  function set(error: unknown) {
    setFailed({ error });
    countdown.start(secondsOf(error) ?? 0);
  }

  function shown(error: unknown): FailureNoticeProps {
    const text = textOf(error, instead);
    if (secondsOf(error) === undefined) return { text };
    const { left } = countdown;
    return { text, wait: left > 0 ? t('wait.seconds', { seconds: left }) : t('wait.over') };
  }

  return { shown: failed && shown(failed.error), set, clear: () => setFailed(null) };
}

function secondsOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfterSeconds : undefined;
}
