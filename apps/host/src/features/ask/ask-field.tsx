import { Icon } from '@seller-toolbox/ui';
import { useEffect, useRef, type InputEvent, type KeyboardEvent } from 'react';
import { ASK_EVENT } from '../../site/base/ask-event.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import styles from './ask-field.module.css';

/** A field for anything: with the first text the palette opens and answers it. Until that has loaded, the field keeps what is typed. */
export function AskField() {
  const t = useHostWords();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page could answer.
  useEffect(() => {
    if (field.current?.value) ask(field.current);
  }, []);
  return (
    <label className={styles.field}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="text"
        aria-label={t('hero.ask')}
        aria-haspopup="dialog"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={t('hero.ask')}
        onInput={askWhenComposed}
        onCompositionEnd={({ currentTarget }) => ask(currentTarget)}
        onKeyDown={askOnEnter}
      />
    </label>
  );
}

function askWhenComposed({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (!('isComposing' in nativeEvent) || !nativeEvent.isComposing) ask(currentTarget);
}

function askOnEnter({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !nativeEvent.isComposing) ask(currentTarget);
}

function ask(field: HTMLInputElement): void {
  field.dispatchEvent(new Event(ASK_EVENT, { bubbles: true }));
}
