import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useLanguage, useWords } from '@seller-toolbox/words/react';
import { Button, Field, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import type zh from '../../locales/zh.json';
import type { Measures } from '../../engine/measures.ts';
import { LATE_WORDS, loadLateWords, type LateWords } from '../late/late-words.ts';
import styles from './paste-form.module.css';
import { parseBoxRows, type ParsedRows } from './parse-box-rows.ts';

export interface PasteFormProps {
  units: Measures;
  onReplace: (parsed: ParsedRows) => void;
  onAppend: (parsed: ParsedRows) => void;
}

/** The form for pasted rows: they replace the list or are appended. */
export function PasteForm(props: PasteFormProps) {
  return (
    <LazyWords namespace={LATE_WORDS} load={loadLateWords}>
      <Form {...props} />
    </LazyWords>
  );
}

function Form({ units, onReplace, onAppend }: PasteFormProps) {
  const { t } = useToolWords<typeof zh>();
  const late = useWords<LateWords>(LATE_WORDS);
  const language = useLanguage();
  const [text, setText] = useState('');
  const parsed = parseBoxRows(text, language, units);
  const isEmpty = parsed.rows.length === 0;
  const take = (by: (parsed: ParsedRows) => void) => {
    by(parsed);
    setText('');
  };
  return (
    <div className={styles.paste}>
      <Field
        label={late('late.pasteRows')}
        hint={late('late.pasteHint', { length: units.length, weight: units.weight })}
        error={text.trim() !== '' && isEmpty ? t('ui.pasteUnreadable') : undefined}
      >
        <TextArea
          value={text}
          onValueChange={setText}
          spellCheck={false}
          placeholder={late('late.pasteExample').replaceAll(' | ', '\t')}
        />
      </Field>
      <div className={styles.actions}>
        <Button disabled={isEmpty} onClick={() => take(onReplace)}>
          {late('late.pasteReplace', { count: parsed.rows.length })}
        </Button>
        <Button disabled={isEmpty} onClick={() => take(onAppend)}>
          {late('late.pasteAppend', { count: parsed.rows.length })}
        </Button>
      </div>
    </div>
  );
}
