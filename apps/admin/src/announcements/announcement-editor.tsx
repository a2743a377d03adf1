import type { Announcement, AnnouncementVersion } from '@seller-toolbox/contracts/announcements';
import { Button, Dialog, Disclosure, Notice } from '@seller-toolbox/ui';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useEffect, useId, useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { useNotify } from '../parts/notices.tsx';
import { LeaveQuestion, RestoredNotice, useLeaveGuard } from '../parts/unsaved.tsx';
import { toDraft } from './announcement-draft.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import styles from './announcement-form.module.css';
import { AnnouncementHistory } from './announcement-history.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { isUnwritten } from './announcement-templates.ts';
import type { Previewed } from './previewed.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveTemplate } from './save-template.tsx';
import { ScheduleQuestion } from './schedule-question.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useAnnouncementEditor } from './use-announcement-editor.ts';

export interface AnnouncementEditorProps {
  /** Null: a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}

/** Writes an announcement. Whatever happens, what was typed stays until it is saved or discarded on purpose. */
export function AnnouncementEditor({ announcement, onClose }: AnnouncementEditorProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  const notify = useNotify();
  const formId = useId();
  const editor = useAnnouncementEditor(announcement, formId);
  const { draft, problems, state, failure, isChanged, isRestored, theirs } = editor;
  const [isLeaving, setLeaving] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const isSaving = state === 'saving';
  const isNew = announcement === null;
  useLeaveGuard(isChanged && state !== 'saved');

  useEffect(() => {
    if (state !== 'saved') return;
    notify({ tone: 'ok', text: isNew ? t('done.created') : t('done.updated') });
    onClose();
  }, [isNew, onClose, state, t, notify]);

  function close() {
    if (isSaving) return;
    if (isChanged) setLeaving(true);
    else onClose();
  }

  /** What a version says, but for its status: a restore publishes nothing. */
  function restore(version: AnnouncementVersion) {
    editor.change({ ...toDraft(version), status: draft.status });
    setRestored(version.version);
    document.getElementById(formId)?.querySelector('input')?.focus();
  }

  async function preview() {
    const stored = await editor.preview();
    if (stored) setPreviewed(stored);
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
          <Button disabled={isSaving} onClick={() => void preview()}>
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
        {isRestored && <RestoredNotice onDiscard={editor.discard} />}
        {theirs && (
          <ConflictNotice
            mine={draft}
            theirs={theirs}
            onKeepMine={() => void editor.keepMine()}
            onTakeTheirs={editor.takeTheirs}
          />
        )}
        {failure && <FailureNotice {...failure} />}
        {restored !== null && isChanged && (
          <Notice tone="info">{t('history.restored', { number: restored })}</Notice>
        )}
        {isNew && isUnwritten(draft) && <TemplateChoice draft={draft} onChoose={editor.change} />}
      </div>
      <AnnouncementForm
        id={formId}
        draft={draft}
        problems={problems}
        isSaving={isSaving}
        onChange={editor.change}
        onSubmit={() => void editor.save()}
      />
      {announcement && (
        <div className={styles.history}>
          <Disclosure summary={t('history.title')}>
            <AnnouncementHistory id={announcement.id} disabled={isSaving} onRestore={restore} />
          </Disclosure>
        </div>
      )}
      <div className={styles.history}>
        <Disclosure summary={t('template.save')}>
          <SaveTemplate check={editor.check} />
        </Disclosure>
      </div>
      {isLeaving && (
        <LeaveQuestion
          onLeave={() => {
            editor.discard();
            onClose();
          }}
          onStay={() => setLeaving(false)}
        />
      )}
      {editor.isAskingSchedule && (
        <ScheduleQuestion
          onAnswer={(status) => void editor.save({ status })}
          onClose={editor.closeSchedule}
        />
      )}
      {previewed && <AnnouncementPreview announcement={previewed} onClose={() => setPreviewed(null)} />}
    </Dialog>
  );
}
