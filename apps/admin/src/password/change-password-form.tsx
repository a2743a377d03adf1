import type { PasswordChange } from '@seller-toolbox/contracts/password-rules';
import { Button, Field, Notice } from '@seller-toolbox/ui';
import { useEffect, useId, type FormEvent } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useFieldText } from '../parts/error-text.ts';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { useUser } from '../session/session-context.tsx';
import styles from './change-password-form.module.css';
import { useClose } from './close-context.ts';
import { PasswordInput } from './password-input.tsx';
import { usePasswordWords } from './password-words.ts';
import { useChangePassword } from './use-change-password.ts';

const FIELDS = [
  { name: 'current_password', label: 'form.current', hint: null, autoComplete: 'current-password' },
  { name: 'new_password', label: 'form.new', hint: 'form.newHint', autoComplete: 'new-password' },
  { name: 'confirm_password', label: 'form.confirm', hint: null, autoComplete: 'new-password' },
] as const satisfies readonly { readonly name: keyof PasswordChange; readonly [key: string]: unknown }[];

export function ChangePasswordForm() {
  const t = usePasswordWords();
  const { typed, problems, state, failure, save, change } = useChangePassword();
  const fieldText = useFieldText('auth');
  const { username } = useUser();
  const id = useId();
  const idOf = (name: string) => `${id}${name}`;

  useEffect(() => document.getElementById(`${id}current_password`)?.focus(), [id]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = await save();
    if (first) document.getElementById(idOf(first.path))?.focus();
  }

  if (state === 'done') {
    return (
      <Notice tone="ok" live="assertive">
        {t('result.done')}
      </Notice>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.line}>{t('form.line')}</p>
      {failure && <FailureNotice {...failure} />}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {FIELDS.map(({ name, label, hint, autoComplete }) => {
        const problem = problems.find(({ path }) => path === name);
        return (
          <Field
            key={name}
            id={idOf(name)}
            label={t(label)}
            hint={hint && t(hint)}
            error={problem && fieldText(problem)}
            required
          >
            <PasswordInput
              name={name}
              autoComplete={autoComplete}
              showLabel={t('form.show')}
              hideLabel={t('form.hide')}
              value={typed[name]}
              onValueChange={(value) => change({ [name]: value })}
            />
          </Field>
        );
      })}
      <Buttons isSaving={state === 'saving'} />
    </form>
  );
}

function Buttons({ isSaving }: { isSaving: boolean }) {
  const t = usePasswordWords();
  const frame = useFrameWords();
  const close = useClose();
  return (
    <div className={styles.buttons}>
      <Button onClick={close}>{frame('frame.cancel')}</Button>
      <Button type="submit" variant="primary" busy={isSaving}>
        {t('form.save')}
      </Button>
    </div>
  );
}
