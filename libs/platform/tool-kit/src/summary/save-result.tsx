import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { Tool } from '../use-tool.ts';
import { useSummaryAction } from './use-summary-action.ts';

/** Saves the result as a file of rows. */
export function SaveResult({ tool }: { tool: Tool }) {
  const t = usePlatformWords();
  const run = useSummaryAction(tool);
  const [hasFailed, setFailed] = useState(false);
  const save = () =>
    void run('saveCsv').then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    // The sign of the button, not its frame, begins at the edge.
    <div role="status" style={{ marginInlineStart: '-11px' }}>
      <Button size="s" variant="quiet" icon="download" onClick={save}>
        {t('table.save')}
      </Button>{' '}
      {hasFailed && t('frame.partFailed')}
    </div>
  );
}
