import { Icon } from '@seller-toolbox/ui';
import { useEffect, useRef, type DragEvent, type InputEvent, type KeyboardEvent } from 'react';
import { ASK_FIELD_ID, PALETTE_OPENER_ID } from '../../site/base/ask-ids.ts';
import { allowFiles, dropped, hasFiles } from '../../site/base/dropped-files.ts';
import { useHomeWords } from '../../site/base/home-words.ts';
import styles from './ask-field.module.css';

/** In the words of the US marketplace in every language. */
const SIZE = '10x8x4 in 0.9 lb';
const TITLE = 'Premium Water Bottle 32 oz';

export interface AskFieldProps {
  /** Loads the palette before it is opened. */
  readonly prepare: () => void;
}

/** A field for anything: with the first text, a dropped file or an example the palette opens and answers it. Until that has loaded, the field keeps what is typed. */
export function AskField({ prepare }: AskFieldProps) {
  const t = useHomeWords();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page could answer.
  useEffect(() => {
    if (field.current?.value) ask();
  }, []);
  const askFor = (example: string) => {
    if (field.current) field.current.value = example;
    ask();
  };
  return (
    <>
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
        <button
          type="button"
          className={styles.submit}
          aria-label={t('hero.askSubmit')}
          onPointerEnter={prepare}
          onClick={ask}
        >
          <Icon name="arrow-left" size={20} />
        </button>
      </label>
      <ul className={styles.examples}>
        {[SIZE, t('hero.askPrice'), TITLE].map((example) => (
          <li key={example}>
            <button type="button" onPointerEnter={prepare} onClick={() => askFor(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function askWhenComposed({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>): void {
  delete currentTarget.dataset['entered'];
  if (!('isComposing' in nativeEvent) || !nativeEvent.isComposing) ask();
}

function askOnEnter({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  // The palette takes the first answer when it has loaded.
  if (currentTarget.value.trim() !== '') currentTarget.dataset['entered'] = '';
  ask();
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
