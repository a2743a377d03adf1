import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import type { engine } from '../engine/reference-table.engine.ts';
import type zh from '../locales/zh.json';
import styles from './nothing-found.module.css';

/** Says that the search found nothing, and clears it. */
export function NothingFound({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.nothing}>
      <p>{t('ui.nothingFound', { query: tool.input.query.trim() })}</p>
      <Button icon="x" onClick={() => tool.place({ query: '' })}>
        {t('ui.clearSearch')}
      </Button>
    </div>
  );
}
