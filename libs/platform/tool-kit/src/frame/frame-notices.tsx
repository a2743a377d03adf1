import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button, Notice } from '@seller-toolbox/ui';
import type { Tool } from '../use-tool.ts';

/** What the visitor should know of their input: it could not be read, it was reset, it is too long for a link. */
export function FrameNotices({ tool }: { tool: Tool }) {
  const t = usePlatformWords();
  const dismiss = { label: t('frame.dismiss'), onDismiss: tool.dismissNotice };
  if (tool.undo) {
    return (
      <Notice
        tone="info"
        live="polite"
        dismiss={dismiss}
        actions={
          <Button size="s" onClick={tool.undo}>
            {t('frame.undo')}
          </Button>
        }
      >
        {t('frame.resetDone')}
      </Notice>
    );
  }
  if (tool.notice !== null) {
    return (
      <Notice tone="warn" live="polite" dismiss={dismiss}>
        {t(`frame.${tool.notice}`)}
      </Notice>
    );
  }
  if (tool.linkFits) return null;
  return (
    <Notice tone="info" live="polite">
      {t(tool.isKept ? 'frame.linkTooLong' : 'frame.linkTooLongNotKept')}
    </Notice>
  );
}
