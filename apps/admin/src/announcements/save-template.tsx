import { saveAnnouncementTemplate } from '@seller-toolbox/api-client/announcement-templates';
import { MAX_TEMPLATE_NAME } from '@seller-toolbox/contracts/announcement-templates';
import type { AnnouncementInput } from '@seller-toolbox/contracts/announcements';
import { Button, Field, TextInput } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { useServiceChange } from '../session/use-service.ts';
import styles from './save-template.module.css';
import { TEMPLATES_KEY } from './announcement-templates.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

export interface SaveTemplateProps {
  /** What the form says; null where something is wrong, which the form then shows. */
  readonly check: () => AnnouncementInput | null;
}

/** Keeps what the form says under a name, for new announcements. */
export function SaveTemplate({ check }: SaveTemplateProps) {
  const t = useAnnouncementsWords();
  const textOf = useErrorText();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useServiceChange(saveAnnouncementTemplate, [TEMPLATES_KEY]);

  function save() {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const announcement = check();
    if (!announcement) return;
    mutate(
      { name, announcement },
      {
        onSuccess: () => {
          notify({ tone: 'ok', text: t('template.savedAs', { name: name.trim() }) });
          setName('');
        },
      },
    );
  }

  const problem = isMissing ? t('template.nameMissing') : error ? textOf(error) : undefined;
  return (
    <div className={styles.fields}>
      <Field
        label={t('template.name')}
        hint={t('template.saveHint')}
        {...(problem !== undefined && { error: problem })}
        className={styles.name}
      >
        <TextInput
          value={name}
          maxLength={MAX_TEMPLATE_NAME}
          onValueChange={(typed) => {
            setName(typed);
            setMissing(false);
            reset();
          }}
        />
      </Field>
      <Button busy={isPending} onClick={save}>
        {t('template.save')}
      </Button>
    </div>
  );
}
