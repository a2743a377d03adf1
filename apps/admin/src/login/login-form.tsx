import { useLanguage } from '@seller-toolbox/words/react';
import { Button, Card, Checkbox, Field, Notice, TextInput } from '@seller-toolbox/ui';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useState, type FormEvent } from 'react';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { Logo } from '@seller-toolbox/site-kit/logo';
import { LanguageMenu, ThemeMenu } from '../layout/look-menus.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import type { SignOutReason } from '../session/session-state.ts';
import styles from './login-form.module.css';
import { useLoginWords } from './login-words.ts';
import { useSignIn } from './use-sign-in.ts';

const REASON_KEYS = {
  'never-signed-in': null,
  'session-expired': 'reason.ended',
  'signed-out': 'reason.left',
  'password-changed': 'reason.passwordChanged',
} as const;

/** Over plain http, except on this machine, browsers reject the secure cookie that keeps an admin signed in. */
const keepsCookies = (): boolean => window.isSecureContext !== false;

export function LoginForm({ reason }: { reason: SignOutReason }) {
  const t = useLoginWords();
  const language = useLanguage();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remembers, setRemembers] = useState(false);
  const { signIn, isBusy, failure, hasTried } = useSignIn();
  const reasonKey = REASON_KEYS[reason];

  function submit(event: FormEvent) {
    event.preventDefault();
    void signIn({ username, password, remember_me: remembers });
  }

  return (
    <div className={styles.page}>
      <div className={styles.menus}>
        <LanguageMenu />
        <ThemeMenu />
      </div>
      <main className={styles.main}>
        <div className={styles.head}>
          <Logo />
          <h1 tabIndex={-1}>{t('form.title')}</h1>
          <p>{t('form.line')}</p>
        </div>
        <Card>
          <form className={styles.form} onSubmit={submit} noValidate>
            {reasonKey && !hasTried && (
              <Notice tone={reason === 'session-expired' ? 'warn' : 'ok'} live="polite">
                {t(reasonKey)}
              </Notice>
            )}
            {failure && <FailureNotice {...failure} />}
            {!keepsCookies() && <Notice tone="warn">{t('reason.insecure')}</Notice>}
            <Field label={t('form.username')} required>
              <TextInput
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={128}
                value={username}
                onValueChange={setUsername}
              />
            </Field>
            <Field label={t('form.password')} required>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                showLabel={t('form.show')}
                hideLabel={t('form.hide')}
                value={password}
                onValueChange={setPassword}
              />
            </Field>
            <Checkbox
              label={t('form.remember')}
              hint={t('form.rememberHint')}
              checked={remembers}
              onCheckedChange={setRemembers}
            />
            <Button type="submit" variant="primary" size="l" busy={isBusy}>
              {t('form.submit')}
            </Button>
          </form>
        </Card>
        <a href={withLanguage(paths.home, language)} className={styles.home}>
          <MoreIcon name="house" size={16} />
          {t('form.home')}
        </a>
      </main>
    </div>
  );
}
