import { Button, Notice } from '@seller-toolbox/ui';
import { useEffect, type ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { guardLeaving } from './guard-leaving.ts';

/** Asks before what was typed is discarded. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = useFrameWords();
  return (
    <ConfirmDialog
      open
      title={t('unsaved.title')}
      confirm={t('unsaved.confirm')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}

/** Says that a draft was restored, with a button that discards it. */
export function RestoredNotice({ onDiscard, children }: { onDiscard: () => void; children?: ReactNode }) {
  const t = useFrameWords();
  return (
    <Notice
      tone="info"
      actions={
        <Button size="s" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      }
    >
      {t('unsaved.restored')} {children}
    </Notice>
  );
}

/** The browser asks before it closes or reloads a page with unsaved words. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => (isActive ? guardLeaving() : undefined), [isActive]);
}
