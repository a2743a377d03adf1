import { FEEDBACK_COUNTER, MAX_FEEDBACK_MESSAGE } from '@seller-toolbox/contracts/public-feedback';
import { countCharacters } from '@seller-toolbox/contracts/stored-text';
import { Field, TextArea } from '@seller-toolbox/ui';
import { useFeedbackWords } from './feedback-words.ts';
import styles from './message-field.module.css';

export interface MessageFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (message: string) => void;
}

/** The message with its counter, which counts as the service does: characters, without the space around them. */
export function MessageField({ id, value, error, readOnly, onChange }: MessageFieldProps) {
  const t = useFeedbackWords();
  const length = countCharacters(value.trim());
  const isLong = length > FEEDBACK_COUNTER;
  const isTooLong = length > MAX_FEEDBACK_MESSAGE;
  return (
    <Field
      id={id}
      label={t('message.label')}
      required
      error={isTooLong ? t('errors.feedback.message-too-long') : error}
      hint={isLong && !isTooLong ? t('message.long') : t('message.hint')}
      aside={
        <span className={isTooLong ? styles.tooLong : isLong ? styles.long : undefined}>
          {length}/{FEEDBACK_COUNTER}
        </span>
      }
    >
      <TextArea name="message" rows={7} value={value} readOnly={readOnly} onValueChange={onChange} />
    </Field>
  );
}
