import { ApiError } from '@seller-toolbox/api-client';
import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import { useState, type ReactNode } from 'react';
import { SignInAgain } from '../layout/sign-in-again.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { useServiceChange } from '../session/use-service.ts';

export const USERS_KEY = ['users'] as const;

/** A change of users: the service may require the password again, then the change is repeated. */
export function useUserChange<Input, Result>(
  change: (input: Input, options: CallOptions) => Promise<Result>,
  onSuccess: (result: Result) => void,
): {
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** The dialog for the password; to be rendered instead of the one that started the change. */
  readonly signInAgain: ReactNode;
} {
  const textOf = useErrorText();
  const { mutate, reset, isPending, error } = useServiceChange(change, [USERS_KEY]);
  const [waiting, setWaiting] = useState<{ readonly input: Input } | null>(null);

  function run(input: Input) {
    mutate(input, {
      onSuccess,
      onError: (reason) => {
        if (reason instanceof ApiError && reason.code === 'auth.sign-in-again') setWaiting({ input });
      },
    });
  }

  const signInAgain = waiting && (
    <SignInAgain
      isRemembered={false}
      reason={error ? textOf(error) : undefined}
      onSignedIn={() => {
        setWaiting(null);
        run(waiting.input);
      }}
      onClose={() => {
        setWaiting(null);
        reset();
      }}
    />
  );
  return { run, isPending, error, signInAgain };
}
