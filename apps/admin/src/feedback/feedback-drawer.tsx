import { deleteFeedback } from '@seller-toolbox/api-client/feedback-review';
import { FEEDBACK_STATUSES, MAX_ADMIN_NOTES, type Feedback } from '@seller-toolbox/contracts/feedback';
import { countCharacters } from '@seller-toolbox/contracts/stored-text';
import { languageInfo } from '@seller-toolbox/words';
import { Button, CopyButton, Field, Notice, Select, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import { adminPaths } from '../app/admin-paths.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DetailDrawer, DetailList } from '../parts/detail-drawer.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { Moment } from '../parts/moment.tsx';
import { useNotify } from '../parts/notices.tsx';
import { LeaveQuestion, RestoredNotice, useLeaveGuard } from '../parts/unsaved.tsx';
import { useToolTitles } from '../parts/use-tool-titles.ts';
import { useStoredDraft } from '../parts/use-stored-draft.ts';
import { useServiceChange } from '../session/use-service.ts';
import { feedbackDrafts, sameFeedbackDraft, savedDraft } from './feedback-drafts.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';
import styles from './feedback-drawer.module.css';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';
import { useFeedbackChange } from './use-feedback-change.ts';

const DRAFTS = { drafts: feedbackDrafts, toDraft: savedDraft, isSame: sameFeedbackDraft };

export interface FeedbackDrawerProps {
  readonly feedback: Feedback;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** The version that another admin saved. */
  readonly onNewer: (newer: Feedback) => void;
}

/** One feedback in full, with its status and notes. */
export function FeedbackDrawer({ feedback, onClose, onDeleted, onNewer }: FeedbackDrawerProps) {
  const t = useFeedbackWords();
  const frame = useFrameWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  const storedDraft = useStoredDraft({ ...DRAFTS, row: feedback });
  const { status, notes } = storedDraft.draft;
  const [asking, setAsking] = useState<'leave' | 'delete' | null>(null);
  const { change, isPending, error } = useFeedbackChange(feedback, onNewer);
  const { isChanged } = storedDraft;
  useLeaveGuard(isChanged || isPending);
  const outdated = t('field.changedMeanwhile', {
    status: t(`status.${feedback.status}`),
    notes: feedback.admin_notes ?? '—',
  });
  const length = countCharacters(notes.trim());
  const isTooLong = length > MAX_ADMIN_NOTES;

  function close() {
    if (isPending) return;
    if (isChanged) setAsking('leave');
    else onClose();
  }

  function save() {
    change({ status, admin_notes: notes.trim() }, () => {
      storedDraft.forget();
      notify({ tone: 'ok', text: t('done.saved') });
      onClose();
    });
  }

  return (
    <DetailDrawer
      open
      title={t(`type.${feedback.feedback_type}`)}
      dismiss={isChanged ? 'explicit' : 'light'}
      onClose={close}
      footer={
        <>
          <Button variant="danger" icon="trash" disabled={isPending} onClick={() => setAsking('delete')}>
            {t('action.delete')}
          </Button>
          <span className={styles.space} />
          <CopyLink id={feedback.id} />
          <Button disabled={isPending} onClick={close}>
            {frame('frame.cancel')}
          </Button>
          <Button variant="primary" busy={isPending} disabled={!isChanged || isTooLong} onClick={save}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {storedDraft.isRestored && (
          <RestoredNotice onDiscard={storedDraft.discard}>
            {storedDraft.isOutdated && outdated}
          </RestoredNotice>
        )}
        {storedDraft.isOutdated && !storedDraft.isRestored && (
          <Notice tone="warn" live="polite">
            {outdated}
          </Notice>
        )}
        <p className={styles.message} dir="auto">
          {feedback.message}
        </p>
        <FeedbackFacts feedback={feedback} />
        <Field label={t('field.status')}>
          <Select
            options={FEEDBACK_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            value={status}
            disabled={isPending}
            onValueChange={(chosen) => storedDraft.change({ status: chosen })}
          />
        </Field>
        <Field
          label={t('field.notes')}
          hint={t('field.notesHint')}
          aside={<span className="num">{`${length}/${MAX_ADMIN_NOTES}`}</span>}
          error={isTooLong ? t('failure.notesTooLong', { max: MAX_ADMIN_NOTES }) : undefined}
        >
          <TextArea
            value={notes}
            disabled={isPending}
            onValueChange={(typed) => storedDraft.change({ notes: typed })}
          />
        </Field>
        {error && (
          <Notice tone="bad" live="assertive">
            {textOf(error, failureTexts)}
          </Notice>
        )}
      </div>
      {asking === 'leave' && (
        <LeaveQuestion
          onLeave={() => {
            storedDraft.discard();
            onClose();
          }}
          onStay={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <DeleteFeedback
          feedback={feedback}
          onClose={() => setAsking(null)}
          onDeleted={() => {
            storedDraft.forget();
            onDeleted();
          }}
        />
      )}
    </DetailDrawer>
  );
}

function CopyLink({ id }: Pick<Feedback, 'id'>) {
  const t = useFeedbackWords();
  return (
    <CopyButton
      look="icon"
      icon="share"
      text={() => linkTo(id)}
      label={t('link.copy')}
      copiedLabel={t('link.copied')}
      failedLabel={t('link.failed')}
    />
  );
}

/** The address that opens this feedback. */
function linkTo(id: string): string {
  return new URL(`${adminPaths.feedback}?item=${id}`, window.location.origin).href;
}

function FeedbackFacts({ feedback }: Pick<FeedbackDrawerProps, 'feedback'>) {
  const t = useFeedbackWords();
  const titles = useToolTitles();
  const { rating, email, created_at: createdAt, updated_at: updatedAt } = feedback;
  const { tool_id: tool, page, language } = feedback;
  return (
    <DetailList
      entries={[
        [t('field.rating'), rating === null ? t('rating.none') : t('rating.of', { rating })],
        [
          t('field.email'),
          email === null ? null : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
        ],
        [t('field.tool'), tool && (titles.get(tool) ?? tool)],
        [t('field.page'), page && <a href={page}>{page}</a>],
        [t('field.language'), language && languageInfo(language).name],
        [t('field.created'), <Moment key="created" at={createdAt} />],
        [t('field.updated'), updatedAt === createdAt ? null : <Moment key="updated" at={updatedAt} />],
      ]}
    />
  );
}

function DeleteFeedback({ feedback, onClose, onDeleted }: Omit<FeedbackDrawerProps, 'onNewer'>) {
  const t = useFeedbackWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  const { mutate, isPending, error } = useServiceChange(deleteFeedback, [FEEDBACK_KEY]);
  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      confirm={t('action.delete')}
      busy={isPending}
      error={error ? textOf(error, failureTexts) : undefined}
      onClose={onClose}
      onConfirm={() =>
        mutate(feedback.id, {
          onSuccess: () => {
            notify({ tone: 'ok', text: t('done.deleted') });
            onDeleted();
          },
        })
      }
    >
      <p>{t('delete.question')}</p>
      <p className={styles.excerpt} dir="auto">
        {feedback.message}
      </p>
    </ConfirmDialog>
  );
}
