import { Button, Dialog } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useAnnouncementsWords } from './announcements-words.ts';

export interface ScheduleQuestionProps {
  readonly onAnswer: (status: 'draft' | 'active') => void;
  readonly onClose: () => void;
}

/** Asks whether a draft with a start or an end is to be published. */
export function ScheduleQuestion({ onAnswer, onClose }: ScheduleQuestionProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  return (
    <Dialog
      open
      title={t('schedule.question')}
      closeLabel={frame('frame.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onAnswer('draft')}>{t('schedule.keep')}</Button>
          <Button variant="primary" data-autofocus="" onClick={() => onAnswer('active')}>
            {t('schedule.publish')}
          </Button>
        </>
      }
    >
      <p>{t('schedule.text')}</p>
    </Dialog>
  );
}
