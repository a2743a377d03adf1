import { Icon } from '@seller-toolbox/ui';
import { useEffect, useRef, type DragEvent, type InputEvent, type KeyboardEvent } from 'react';
import { ASK_FIELD_ID, PALETTE_OPENER_ID } from '../../site/base/ask-ids.ts';
import { allowFiles, dropped, hasFiles } from '../../site/base/dropped-files.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import styles from './ask-field.module.css';

export interface AskFieldProps {
  /** Loads the palette before it is opened. */
  readonly prepare: () => void;
}

/** A field for anything: with the first text or a dropped file the palette opens and answers it. Until that has loaded, the field keeps what is typed. */
export function AskField({ prepare }: AskFieldProps) {
  const t = useHostWords();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page could answer.
  useEffect(() => {
    if (field.current?.value) ask();
  }, []);
  return (
    <label className={styles.field} onDragEnter={prepare} onDragOver={allowFiles} onDrop={askOnDrop}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        id={ASK_FIELD_ID}
        type="text"
        aria-label={t('hero.ask')}
        aria-haspopup="dialog"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={t('hero.ask')}
        onFocus={prepare}
        onInput={askWhenComposed}
        onCompositionEnd={ask}
        onKeyDown={askOnEnter}
      />
    </label>
  );
}

function askWhenComposed({ nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (!('isComposing' in nativeEvent) || !nativeEvent.isComposing) ask();
}

function askOnEnter({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !nativeEvent.isComposing) ask();
}

function askOnDrop(event: DragEvent): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  dropped.files = [...event.dataTransfer.files];
  ask();
}

/** The palette takes over the text when it has loaded. */
function ask(): void {
  document.getElementById(PALETTE_OPENER_ID)?.click();
}
