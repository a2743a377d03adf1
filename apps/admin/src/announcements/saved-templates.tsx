import { deleteAnnouncementTemplate } from '@seller-toolbox/api-client/announcement-templates';
import type { AnnouncementTemplate } from '@seller-toolbox/contracts/announcement-templates';
import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { Moment } from '../parts/moment.tsx';
import { useNotify } from '../parts/notices.tsx';
import { useServiceChange } from '../session/use-service.ts';
import styles from './announcement-history.module.css';
import { TEMPLATES_KEY } from './announcement-templates.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

/** The templates that admins have saved, each with its deletion. */
export function SavedTemplates({ templates }: { templates: readonly AnnouncementTemplate[] }) {
  const t = useAnnouncementsWords();
  const [asked, setAsked] = useState<AnnouncementTemplate | null>(null);
  return (
    <>
      <ul className={styles.versions}>
        {templates.map((template) => (
          <li key={template.id}>
            <p dir="auto">{template.name}</p>
            <p className={styles.changed}>
              <Moment at={template.saved_at} /> · {template.saved_by}
            </p>
            <Button
              size="s"
              icon="trash"
              aria-label={t('template.deleteOf', { name: template.name })}
              onClick={() => setAsked(template)}
            >
              {t('action.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <DeleteTemplate template={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DeleteTemplateProps {
  readonly template: AnnouncementTemplate;
  readonly onClose: () => void;
}

function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const t = useAnnouncementsWords();
  const textOf = useErrorText();
  const notify = useNotify();
  const { mutate, isPending, error } = useServiceChange(deleteAnnouncementTemplate, [TEMPLATES_KEY]);

  function remove() {
    mutate(id, {
      onSuccess: () => {
        notify({ tone: 'ok', text: t('template.deleted') });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      title={t('template.deleteTitle')}
      confirm={t('action.delete')}
      busy={isPending}
      error={error ? textOf(error) : undefined}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('template.deleteQuestion', { name })}
    </ConfirmDialog>
  );
}
