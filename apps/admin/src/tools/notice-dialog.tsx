import { MAX_TOOL_NOTICE, type ToolNotice } from '@seller-toolbox/contracts/tool-settings';
import { LANGUAGES } from '@seller-toolbox/words';
import { Button, Dialog, Field, TextInput } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './tools-page.module.css';
import { useToolsWords } from './tools-words.ts';

export interface NoticeDialogProps {
  /** Of the tool. */
  readonly name: string;
  readonly notice: ToolNotice;
  readonly onSave: (notice: ToolNotice) => void;
  readonly onClose: () => void;
}

/** A line at the top of a tool, in up to six languages. */
export function NoticeDialog({ name, notice, onSave, onClose }: NoticeDialogProps) {
  const t = useToolsWords();
  const frame = useFrameWords();
  const [texts, setTexts] = useState(notice);
  return (
    <Dialog
      open
      dismiss="explicit"
      onClose={onClose}
      title={t('notice.title', { name })}
      closeLabel={frame('frame.close')}
      footer={
        <>
          <Button onClick={onClose}>{frame('frame.cancel')}</Button>
          <Button variant="primary" onClick={() => onSave(texts)}>
            {t('notice.save')}
          </Button>
        </>
      }
    >
      <p className={styles.note}>{t('notice.line')}</p>
      <div className={styles.fields}>
        {LANGUAGES.map(({ code, name: language }) => (
          <Field key={code} label={language}>
            <TextInput
              lang={code}
              maxLength={MAX_TOOL_NOTICE}
              value={texts[code] ?? ''}
              onValueChange={(text) => setTexts({ ...texts, [code]: text })}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
