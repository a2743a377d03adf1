import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { Button, Dialog, Notice } from '@seller-toolbox/ui';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { useTell } from '../parts/notices.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import styles from './announcement-form.module.css';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { toPreviewed, type Previewed } from './previewed.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { useAnnouncementEditor } from './use-announcement-editor.ts';

export interface AnnouncementEditorProps {
  /** Null: a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}

/** Writes an announcement. Whatever happens, what was typed stays until it is saved or given up on purpose. */
export function AnnouncementEditor({ announcement, onClose }: AnnouncementEditorProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  const tell = useTell();
  const formId = useId();
  const editor = useAnnouncementEditor(announcement, formId);
  const { draft, problems, state, failure, isChanged, isRestored, theirs } = editor;
  const [isLeaving, setLeaving] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const isSaving = state === 'saving';
  const isNew = announcement === null;
  useLeaveGuard(isChanged && state !== 'saved');

  useEffect(() => {
    if (state !== 'saved') return;
    tell({ tone: 'ok', text: isNew ? t('done.created') : t('done.updated') });
    onClose();
  }, [isNew, onClose, state, t, tell]);

  function close() {
    if (isSaving) return;
    if (isChanged) setLeaving(true);
    else onClose();
  }

  function preview() {
    const input = editor.check();
    if (input) setPreviewed(toPreviewed(input));
  }

  return (
    <Dialog
      open
      size="l"
      dismiss="explicit"
      title={isNew ? t('editor.create') : t('editor.edit')}
      closeLabel={frame('frame.close')}
      onClose={close}
      footer={
        <>
          <Button disabled={isSaving} onClick={preview}>
            <MoreIcon name="eye" size={18} /> {t('action.preview')}
          </Button>
          <span className={styles.space} />
          <Button disabled={isSaving} onClick={close}>
            {frame('frame.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {isSaving ? t('editor.saving') : isNew ? t('editor.createButton') : t('editor.updateButton')}
          </Button>
        </>
      }
    >
      <div className={styles.notices}>
        {isRestored && (
          <Notice
            tone="info"
            actions={
              <Button size="s" onClick={editor.discard}>
                {t('editor.discard')}
              </Button>
            }
          >
            {t('editor.restored')}
          </Notice>
        )}
        {theirs && (
          <ConflictNotice
            mine={draft}
            theirs={theirs}
            onKeepMine={() => void editor.keepMine()}
            onTakeTheirs={editor.takeTheirs}
          />
        )}
        {failure && <FailureNotice {...failure} />}
      </div>
      <AnnouncementForm
        id={formId}
        draft={draft}
        problems={problems}
        isSaving={isSaving}
        onChange={editor.change}
        onSubmit={() => void editor.save()}
      />
      {isLeaving && (
        <ConfirmDialog
          open
          title={t('leave.title')}
          confirm={t('leave.confirm')}
          onConfirm={() => {
            editor.discard();
            onClose();
          }}
          onClose={() => setLeaving(false)}
        >
          {t('leave.text')}
        </ConfirmDialog>
      )}
      {previewed && <AnnouncementPreview announcement={previewed} onClose={() => setPreviewed(null)} />}
    </Dialog>
  );
}

/** The browser asks before it closes or reloads a page with unsaved words. */
function useLeaveGuard(isActive: boolean): void {
  const active = useRef(isActive);
  useEffect(() => {
    active.current = isActive;
  }, [isActive]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (active.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
