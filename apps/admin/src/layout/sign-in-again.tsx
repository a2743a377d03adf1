import { Button, Dialog, Field } from '@seller-toolbox/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { PasswordInput } from '../password/password-input.tsx';
import { useSession, useUser } from '../session/session-context.tsx';
import styles from './sign-in-again.module.css';
import { SESSIONS_KEY } from './use-session-end.ts';

export interface SignInAgainProps {
  readonly isRemembered: boolean;
  /** Why the password is required, if the page has not said so. */
  readonly reason?: string | undefined;
  /** Left out, the dialog closes. */
  readonly onSignedIn?: () => void;
  readonly onClose: () => void;
}

/** Begins another session without leaving the page: nothing that was typed is lost. */
export function SignInAgain({ isRemembered, reason, onClose, onSignedIn = onClose }: SignInAgainProps) {
  const t = useFrameWords();
  const { username } = useUser();
  const session = useSession();
  const queries = useQueryClient();
  const failure = useFailure({});
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    if (isBusy || password === '') return;
    setBusy(true);
    failure.clear();
    try {
      await session.signIn({ username, password, remember_me: isRemembered });
      onSignedIn();
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    } catch (error) {
      failure.set(error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sessionEnd.again')}
      closeLabel={t('frame.close')}
      dismiss="explicit"
    >
      <form className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
        {reason !== undefined && <p>{reason}</p>}
        {failure.shown && <FailureNotice {...failure.shown} />}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label={t('sessionEnd.password', { name: username })} required>
          <PasswordInput
            data-autofocus=""
            name="password"
            autoComplete="current-password"
            showLabel={t('sessionEnd.show')}
            hideLabel={t('sessionEnd.hide')}
            value={password}
            onValueChange={setPassword}
          />
        </Field>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('sessionEnd.signIn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
