import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useAnnouncementsWords } from './announcements-words.ts';
import { NAMED_TITLES, type BatchAction } from './batch-texts.ts';

export interface BatchConfirmProps {
  readonly action: BatchAction;
  readonly titles: readonly string[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names up to three of the announcements, and counts the others. */
export function BatchConfirm({ action, titles, onConfirm, onClose }: BatchConfirmProps) {
  const t = useAnnouncementsWords();
  const more = titles.length - NAMED_TITLES;
  return (
    <ConfirmDialog
      open
      title={t(`batch.${action}`)}
      confirm={t(`batch.${action}`)}
      tone={action === 'delete' ? 'danger' : 'primary'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`batchAsk.${action}`, { count: titles.length })}</p>
      <ul>
        {titles.slice(0, NAMED_TITLES).map((title, index) => (
          <li key={index}>{title}</li>
        ))}
        {more > 0 && <li>{t('batch.more', { count: more })}</li>}
      </ul>
    </ConfirmDialog>
  );
}
