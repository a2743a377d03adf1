import { ApiError } from '@seller-toolbox/api-client';
import { createUser } from '@seller-toolbox/api-client/users';
import type { OneTimePassword } from '@seller-toolbox/contracts/users';
import { Button, Dialog, Field, Notice, TextInput } from '@seller-toolbox/ui';
import { useState, type FormEvent } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useErrorText, useFieldText } from '../parts/error-text.ts';
import { UserFields, type UserDraft } from './user-fields.tsx';
import styles from './users.module.css';
import { useUserChange } from './use-user-change.tsx';
import { useUsersWords } from './users-words.ts';

const EMPTY: UserDraft & { readonly username: string } = {
  username: '',
  full_name: '',
  email: '',
  role: 'viewer',
};

export interface CreateUserProps {
  readonly onCreated: (made: OneTimePassword) => void;
  readonly onClose: () => void;
}

export function CreateUser({ onCreated, onClose }: CreateUserProps) {
  const t = useUsersWords();
  const frame = useFrameWords();
  const textOf = useErrorText();
  const fieldText = useFieldText('users');
  const [draft, setDraft] = useState(EMPTY);
  const { run, isPending, error, signInAgain } = useUserChange(createUser, onCreated);
  const problems = error instanceof ApiError ? error.fields : [];
  const nameProblem = problems.find(({ path }) => path === 'username');
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const { username, role } = draft;
    const [name, email] = [draft.full_name.trim(), draft.email.trim()];
    run({ username, role, ...(name && { full_name: name }), ...(email && { email }) });
  }

  if (signInAgain) return signInAgain;
  return (
    <Dialog
      open
      title={t('create.title')}
      closeLabel={frame('frame.close')}
      dismiss="explicit"
      onClose={onClose}
    >
      <form className={styles.parts} onSubmit={submit} noValidate>
        <p>{t('create.line')}</p>
        {error && problems.length === 0 && (
          <Notice tone="bad" live="assertive">
            {textOf(error)}
          </Notice>
        )}
        <Field
          label={t('field.username')}
          hint={t('field.usernameHint')}
          error={nameProblem && fieldText(nameProblem)}
          required
        >
          <TextInput
            data-autofocus=""
            value={draft.username}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isPending}
            onValueChange={(typed) => change({ username: typed })}
          />
        </Field>
        <UserFields draft={draft} problems={problems} disabled={isPending} onChange={change} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{frame('frame.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t('create.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
