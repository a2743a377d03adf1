import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { Tool } from '../use-tool.ts';
import { useSummaryAction } from './use-summary-action.ts';
import styles from './save-result.module.css';

/** Saves the result as a file of rows. */
export function SaveResult({ tool }: { tool: Tool }) {
  const t = usePlatformWords();
  const run = useSummaryAction(tool);
  const [hasFailed, setFailed] = useState(false);
  async function save() {
    setFailed(false);
    await run('saveCsv').catch(() => setFailed(true));
  }
  return (
    <div className={styles.save}>
      <Button size="s" variant="quiet" icon="download" onClick={() => void save()}>
        {t('table.save')}
      </Button>
      <span role="status">{hasFailed && t('frame.partFailed')}</span>
    </div>
  );
}
