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
  const dismiss = { label: t('frame.dismiss'), onDismiss: focusHeadingAnd(tool.dismissNotice) };
  if (tool.undo) {
    return (
      <Notice
        tone="info"
        live="polite"
        dismiss={dismiss}
        actions={
          <Button size="s" onClick={focusHeadingAnd(tool.undo)}>
            {t('frame.undo')}
          </Button>
        }
      >
        {t(tool.isCleared ? 'frame.clearDone' : 'frame.resetDone')}
      </Notice>
    );
  }
  if (tool.notice !== null && tool.notice !== 'exampleGone') {
    return (
      <Notice tone="warn" live="polite" dismiss={dismiss}>
        {t(`frame.${tool.notice}`)}
      </Notice>
    );
  }
  if (tool.linkFits) return null;
  return (
    <Notice tone="info" live="polite">
      {t(tool.isSaved ? 'frame.linkTooLong' : 'frame.linkTooLongNotKept')}
    </Notice>
  );
}
