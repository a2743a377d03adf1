import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useEffect, useRef } from 'react';
import type { engine } from '../engine/reference-table.engine.ts';
import type zh from '../locales/zh.json';

export interface SearchFieldProps {
  tool: Tool<typeof engine>;
  label: string;
}

/** Ctrl+K or Cmd+K focuses it; Escape clears the text and leaves the box. */
export function SearchField({ tool, label }: SearchFieldProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const box = useRef<HTMLInputElement>(null);
  const { input, change, problems } = tool;

  useEffect(() => {
    const focusBox = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    // Runs before the command palette of the site, which ignores events with defaultPrevented.
    document.addEventListener('keydown', focusBox, { capture: true });
    return () => document.removeEventListener('keydown', focusBox, { capture: true });
  }, []);

  return (
    <Field label={label} error={problemAt(problems, 'query')} hint={t('ui.searchHint')}>
      <TextInput
        ref={box}
        type="search"
        icon="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="Control+K Meta+K"
        value={input.query}
        onValueChange={(query) => change({ query })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || input.query === '') return;
          event.preventDefault();
          event.stopPropagation();
          change({ query: '' });
          event.currentTarget.blur();
        }}
      />
    </Field>
  );
}
