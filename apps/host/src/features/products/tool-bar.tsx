import { productsIds } from '@seller-toolbox/catalogue/products';
import { LocalLink, RouterLink } from '@seller-toolbox/site-kit/local-link';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { Button, Field, Notice, ProgressBar, Select } from '@seller-toolbox/ui';
import { useFormat, useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import styles from './products-page.module.css';
import { useProductsWords } from './products-words.ts';
import type { ToolRun } from './use-tool-figures.ts';

export interface ToolBarProps {
  toolId: string | null;
  run: ToolRun;
  onTool: (toolId: string | null) => void;
  /** The tool opens with the chosen products. */
  onOpen: () => void;
  /** Beside the choice of a tool. */
  children?: ReactNode;
}

/** Which tool's figures are columns of the table, and how far they are computed. */
export function ToolBar({ toolId, run, onTool, onOpen, children }: ToolBarProps) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const words = useCatalogueWords();
  const format = useFormat();
  const language = useLanguage();
  const { status, done, total } = run;
  const options = productsIds.map((id) => ({ value: id, label: words[id]?.title ?? id }));
  return (
    <div className={styles.tool}>
      <Field label={t('tool.label')}>
        <Select
          options={[{ value: '', label: t('tool.none') }, ...options]}
          value={toolId ?? ''}
          onValueChange={(id) => onTool(id === '' ? null : id)}
        />
      </Field>
      {toolId !== null && (
        <LocalLink to={paths.tool(toolId)} onClick={onOpen}>
          {t('tool.open')}
        </LocalLink>
      )}
      {children}
      <RouterLink to={`${withLanguage(paths.file, language)}${toolId === null ? '' : `#tool=${toolId}`}`}>
        {t('tool.file')}
      </RouterLink>
      {toolId !== null && status === 'running' && (
        <div className={styles.progress}>
          <ProgressBar
            label={platform('frame.computing')}
            value={done}
            max={total}
            text={`${format.number(done)} / ${format.number(total)}`}
          />
          <Button size="s" icon="x" onClick={run.stop}>
            {t('tool.stop')}
          </Button>
        </div>
      )}
      {toolId !== null && status !== 'idle' && status !== 'running' && (
        <Notice
          tone={status === 'stopped' ? 'info' : 'bad'}
          live="polite"
          actions={
            <Button size="s" icon={status === 'not-loaded' ? undefined : 'play'} onClick={run.resume}>
              {status === 'not-loaded' ? platform('frame.retry') : t('tool.resume')}
            </Button>
          }
        >
          {status === 'stopped'
            ? t('tool.stopped', { done, total })
            : platform(status === 'failed' ? 'frame.failed' : 'frame.partFailed')}
        </Notice>
      )}
    </div>
  );
}
