import { useToolWords } from '@seller-toolbox/tool-kit';
import { useLanguage } from '@seller-toolbox/words/react';
import { Button, Field, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import type zh from '../../locales/zh.json';
import styles from './paste-form.module.css';
import { parseBoxRows, type ParsedRows, type RowUnits } from './parse-box-rows.ts';

export interface PasteFormProps {
  hint: string;
  units: RowUnits;
  onReplace: (parsed: ParsedRows) => void;
  onAppend: (parsed: ParsedRows) => void;
}

/** The form for pasted rows: they replace the list or are appended. */
export function PasteForm({ hint, units, onReplace, onAppend }: PasteFormProps) {
  const { t } = useToolWords<typeof zh>();
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
        label={t('ui.pasteRows')}
        hint={hint}
        error={text.trim() !== '' && isEmpty ? t('ui.pasteUnreadable') : undefined}
      >
        <TextArea
          value={text}
          onValueChange={setText}
          spellCheck={false}
          placeholder={t('ui.pasteExample').replaceAll(' | ', '\t')}
        />
      </Field>
      <div className={styles.actions}>
        <Button disabled={isEmpty} onClick={() => take(onReplace)}>
          {t('ui.pasteReplace', { count: parsed.rows.length })}
        </Button>
        <Button disabled={isEmpty} onClick={() => take(onAppend)}>
          {t('ui.pasteAppend', { count: parsed.rows.length })}
        </Button>
      </div>
    </div>
  );
}
