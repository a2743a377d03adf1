import { ApiError } from '@seller-toolbox/api-client';
import { changePassword } from '@seller-toolbox/api-client/accounts';
import type { FieldError } from '@seller-toolbox/contracts';
import { passwordChangeProblems, type PasswordChange } from '@seller-toolbox/contracts/password-rules';
import { useState } from 'react';
import { useFailure } from '../parts/use-failure.ts';
import { useCallOptions, useSession } from '../session/session-context.tsx';
import { usePasswordWords } from './password-words.ts';

export const EMPTY_CHANGE: PasswordChange = { current_password: '', new_password: '', confirm_password: '' };

export type ChangeState = 'editing' | 'saving' | 'done';

/** The form from the first letter to the new password. The service checks by the same rules. */
export function useChangePassword() {
  const t = usePasswordWords();
  const session = useSession();
  const failure = useFailure({ network: t('result.network'), unknown: t('result.failed') });
  const options = useCallOptions();
  const [typed, setTyped] = useState(EMPTY_CHANGE);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [state, setState] = useState<ChangeState>('editing');

  async function save(): Promise<readonly FieldError[]> {
    if (state !== 'editing') return [];
    failure.clear();
    const found = passwordChangeProblems(typed);
    setProblems(found);
    return found.length > 0 ? found : send();
  }

  async function send(): Promise<readonly FieldError[]> {
    setState('saving');
    try {
      await changePassword(typed, options);
      setState('done');
      session.endAfterPasswordChange();
      return [];
    } catch (error) {
      const rejected = error instanceof ApiError ? error.fields : [];
      setProblems(rejected);
      setState('editing');
      if (rejected.length === 0) failure.set(error);
      return rejected;
    }
  }

  function change(part: Partial<PasswordChange>) {
    setTyped((known) => ({ ...known, ...part }));
    setProblems((known) => known.filter(({ path }) => !(path in part)));
  }

  return { typed, problems, state, failure: failure.shown, save, change };
}
