import type { Login } from '@seller-toolbox/contracts/auth';
import { useState } from 'react';
import type { FailureNoticeProps } from '../parts/failure-notice.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { useSession } from '../session/session-context.tsx';
import { useLoginWords } from './login-words.ts';

export interface SignIn {
  readonly signIn: (input: Login) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last try did not succeed; null before the first one and while one is under way. */
  readonly failure: FailureNoticeProps | null;
  readonly hasTried: boolean;
}

/** Signs in, and says why it did not work and when to try again. */
export function useSignIn(): SignIn {
  const t = useLoginWords();
  const session = useSession();
  const failure = useFailure({ network: t('failure.network'), unknown: t('failure.unknown') });
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);

  async function signIn({ username, password, remember_me }: Login) {
    if (isBusy) return;
    const name = username.trim();
    const lacks = name === '' || password === '';
    setTried(true);
    setIncomplete(lacks);
    failure.clear();
    if (lacks) return;
    setBusy(true);
    try {
      await session.signIn({ username: name, password, ...(remember_me ? { remember_me } : {}) });
    } catch (error) {
      failure.set(error);
    } finally {
      setBusy(false);
    }
  }

  return { signIn, isBusy, failure: isIncomplete ? { text: t('failure.missing') } : failure.shown, hasTried };
}
