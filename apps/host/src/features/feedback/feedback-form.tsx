import { Button, Checkbox, Field, TextInput } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useFeedbackWords } from './feedback-words.ts';
import styles from './feedback-form.module.css';
import { MessageField } from './message-field.tsx';
import { fieldText } from './rejection-text.ts';
import { StarRating } from './star-rating.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import { TypeCards } from './type-cards.tsx';
import type { FeedbackForm as Form } from './use-feedback-form.ts';

const fieldId = (path: string) => `feedback-${path}`;

export function FeedbackForm({ form }: { form: Form }) {
  const t = useFeedbackWords();
  const platform = usePlatformWords();
  const element = useRef<HTMLFormElement>(null);
  const { draft, originNames, rejected, problems, state, change } = form;
  const isSending = state.status === 'submitting';

  useEffect(() => {
    const [first] = rejected;
    if (first) document.getElementById(fieldId(first.path))?.focus();
  }, [rejected]);

  function problemOf(path: string): string | undefined {
    const problem = problems.find((known) => known.path === path);
    return problem && fieldText(problem, { t, platform });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.submit(String(new FormData(event.currentTarget).get('website') ?? ''));
  }

  const resubmit = () => element.current?.requestSubmit();

  function submitByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) resubmit();
  }

  return (
    // The keys are a shortcut for the button, which all visitors can use.
    <form ref={element} className={styles.form} noValidate onSubmit={submit} onKeyDown={submitByKey}>
      <TypeCards value={draft.type} onChange={(type) => change({ type })} />
      <StarRating value={draft.rating} onChange={(rating) => change({ rating })} />
      <MessageField
        id={fieldId('message')}
        value={draft.message}
        error={problemOf('message')}
        readOnly={isSending}
        onChange={(message) => change({ message })}
      />
      <Field id={fieldId('email')} label={t('email.label')} hint={t('email.hint')} error={problemOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={draft.email}
          readOnly={isSending}
          onValueChange={(email) => change({ email })}
        />
      </Field>
      <Checkbox
        label={
          originNames.pageName === null
            ? t('consent.language', { language: originNames.languageName })
            : t('consent.page', { page: originNames.pageName, language: originNames.languageName })
        }
        hint={t('consent.hint')}
        checked={draft.sharesOrigin}
        disabled={isSending}
        onCheckedChange={(sharesOrigin) => change({ sharesOrigin })}
      />
      <label className={styles.honeypot} aria-hidden="true">
        {t('trap.label')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {state.status === 'failed' && (
        <SubmitFailure error={state.error} onRetry={resubmit} onDismiss={form.resume} />
      )}
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        busy={isSending}
        disabled={draft.message.trim() === ''}
      >
        {t(isSending ? 'submit.sending' : 'submit.send')}
      </Button>
    </form>
  );
}
