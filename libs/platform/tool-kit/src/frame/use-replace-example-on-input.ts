import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Tool } from '../use-tool.ts';

/** Fields that take typing; with the filter of `PROSE` those of prose and lists. Numbers, which have an input mode, change the example in place. */
const TYPED = 'textarea,:is([type=text],[type=search])';
const PROSE = ':not([inputmode],[role=combobox])';

/**
 * The first text that is typed, dictated, pasted or dropped replaces the whole example: the text of its field by selecting it before,
 * the other fields when the input has changed. A choice that was made before stays; who edits the example keeps it. Emptying a field is
 * no edit: the next text replaces.
 */
export function useReplaceExampleOnInput({ input, isExample, hasExample, clear }: Tool): void {
  const state = useRef<'example' | 'emptied' | 'shortened' | 'replacing' | 'edited'>('example');

  useEffect(() => {
    if (state.current !== 'replacing') return;
    state.current = 'edited';
    void clear({ what: 'example' });
  }, [input, clear]);

  useLayoutEffect(() => {
    if (isExample) state.current = 'example';
    if (!hasExample) return undefined;
    const inputs = document.querySelector<HTMLElement>('[data-inputs]');
    const stop = new AbortController();
    const isUntouched = () => state.current === 'example' || state.current === 'emptied';
    const select = ({ target }: Event): boolean => {
      const field = target as HTMLInputElement;
      // A field that is no part of the input has changed nothing yet: its text stays.
      if (!isUntouched() || !field.matches(TYPED) || !field.matches(PROSE)) return false;
      state.current = 'replacing';
      field.select();
      return true;
    };
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => inputs?.addEventListener(name, act, { capture: true, signal: stop.signal });
    listen('keydown', (event) => types(event) && select(event));
    listen('compositionstart', select);
    // Dictated, or by a keyboard of a phone that names no key.
    listen('beforeinput', (event) => isPart(event) && select(event));
    listen('paste', select);
    listen('drop', (event) => {
      // A drop inserts where the pointer is, whatever is selected; files are for the tool.
      if (!event.dataTransfer || event.dataTransfer.files.length > 0 || !select(event)) return;
      event.preventDefault();
      document.execCommand('insertText', false, event.dataTransfer.getData('text'));
    });
    listen('input', (event) => {
      const field = event.target as HTMLInputElement;
      if ((!isUntouched() && state.current !== 'shortened') || !field.matches(TYPED)) return;
      if (!field.matches(PROSE)) state.current = 'edited';
      else if (!field.value) state.current = 'emptied';
      // Text that came without a key has nothing to select before.
      else if (state.current === 'emptied') state.current = 'replacing';
      // What is shortened may be emptied next.
      else state.current = /^delete/.test(event.inputType) ? 'shortened' : 'edited';
    });
    return () => stop.abort();
  }, [isExample, hasExample]);
}

/** Text for a part of the field; what fills a whole field is one field's own. */
function isPart({ inputType, target }: InputEvent): boolean {
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement;
  return inputType === 'insertText' && Number(selectionEnd) - Number(selectionStart) < value.length;
}

/** Ctrl with Alt is AltGr, which types. */
function types({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !metaKey && (!ctrlKey || altKey);
}
