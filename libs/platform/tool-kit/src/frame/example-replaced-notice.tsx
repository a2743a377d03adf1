import { fromFragment } from '@seller-toolbox/tool-contract/fragment';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { useEffect } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';

/** Says that the example was replaced and offers it back. Here too, because both load late: clears the fields that a cut link lacks. */
export function ExampleReplacedNotice({ tool }: { tool: Tool }) {
  const t = usePlatformWords();
  useClearMissingFields(tool);
  if (tool.notice !== 'exampleGone') return null;
  return (
    <Notice
      live="polite"
      dismiss={{ label: t('frame.dismiss'), onDismiss: tool.dismissNotice }}
      actions={
        <Button size="s" onClick={tool.reset}>
          {t('frame.fillExample')}
        </Button>
      }
    >
      {t('frame.exampleGone')}
    </Notice>
  );
}

/** Clears the fields that an incomplete link lacks, where the example would be. */
function useClearMissingFields({ notice, hasExample, clear }: Tool): void {
  const { address } = useToolEnvironment();
  const isIncomplete = notice === 'linkIncomplete' && hasExample;
  useEffect(() => {
    if (isIncomplete) void clear({ what: 'example', own: Object.keys(fromFragment(address.read()) ?? {}) });
  }, [isIncomplete, clear, address]);
}
