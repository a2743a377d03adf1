import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { useRef, type RefObject } from 'react';
import type { Tool } from '../use-tool.ts';
import styles from './frame-notices.module.css';

/** What the visitor should know of their input: it could not be read, it was reset, it is too long for a link. */
export function FrameNotices({ tool }: { tool: Tool }) {
  const notices = useRef<HTMLDivElement>(null);
  return (
    <div ref={notices} className={styles.notices}>
      <Notices tool={tool} frame={notices} />
    </div>
  );
}

function Notices({ tool, frame }: { tool: Tool; frame: RefObject<HTMLDivElement | null> }) {
  const t = usePlatformWords();
  // The pressed button is removed with its notice: the heading gets the focus.
  const focusHeadingAnd = (action: () => void) => () => {
    frame.current?.closest('article')?.querySelector('h1')?.focus();
    action();
  };
  const { undo, notice } = tool;
  const isOfLink = notice !== null && notice !== 'exampleGone';
  const tooLong = tool.isSaved ? 'linkTooLong' : 'linkTooLongNotKept';
  const word = undo ? 'resetDone' : isOfLink ? notice : !tool.linkFits && tooLong;
  if (!word) return null;
  return (
    <Notice
      tone={!undo && isOfLink ? 'warn' : 'info'}
      live="polite"
      dismiss={
        undo || isOfLink
          ? { label: t('frame.dismiss'), onDismiss: focusHeadingAnd(tool.dismissNotice) }
          : undefined
      }
      actions={
        undo ? (
          <Button size="s" onClick={focusHeadingAnd(undo)}>
            {t('frame.undo')}
          </Button>
        ) : undefined
      }
    >
      {t(`frame.${word}`)}
    </Notice>
  );
}
