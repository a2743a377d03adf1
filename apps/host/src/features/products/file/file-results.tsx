import { proposeMapping } from '@seller-toolbox/file-import/product-file';
import { Button, Checkbox, Notice, ProgressBar } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useProductsWords } from '../products-words.ts';
import { useFileWords } from './file-words.ts';
import styles from './file-page.module.css';
import { isFocusLost } from './is-focus-lost.ts';
import { useProblemTexts, useResultColumns } from './result-columns.ts';
import { ResultTable } from './result-table.tsx';
import { SaveButtons } from './save-buttons.tsx';
import type { ToolTexts } from './tool-texts.ts';
import type { BatchRun, BatchSetup } from './use-batch-run.ts';
import type { LoadedTool } from './use-batch-tool.ts';

export interface FileResultsProps {
  tool: LoadedTool;
  texts: ToolTexts;
  setup: BatchSetup;
  run: BatchRun;
  fileName: string;
}

/** Starts and stops the run, and shows its results as they come. */
export function FileResults({ tool, texts, setup, run, fileName }: FileResultsProps) {
  const t = useFileWords();
  const platform = usePlatformWords();
  const products = useProductsWords();
  const format = useFormat();
  const columns = useResultColumns(tool, texts, setup.ruleSets);
  const problemOf = useProblemTexts(tool, texts);
  const [onlyRejected, setOnlyRejected] = useState(false);
  const { table, targets } = setup;
  const { status, done, answers } = run;
  const total = table.rows.length;
  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Stop replaces start, and saving replaces both.
    if (status !== 'idle' && isFocusLost()) controls.current?.querySelector('button')?.focus();
  }, [status]);
  const rejected = useMemo(
    () => table.rows.flatMap((_, row) => (isRejected(answers.get(row)) ? [row] : [])),
    [table, answers],
  );
  const all = useMemo(() => table.rows.map((_, row) => row), [table]);
  const names = useMemo(() => {
    const proposed = proposeMapping(table.headers);
    const columnOf = (name: 'sku' | 'title') =>
      targets.includes(name) ? targets.indexOf(name) : proposed.indexOf(name);
    const known = [columnOf('sku'), columnOf('title')].filter((column) => column >= 0);
    return known.length > 0 ? known : [0];
  }, [table, targets]);
  return (
    <div ref={controls} className={styles.results}>
      <div className={styles.run}>
        {status === 'running' ? (
          <>
            <ProgressBar
              label={platform('frame.computing')}
              value={done}
              max={total}
              text={`${format.number(done)} / ${format.number(total)}`}
            />
            <Button icon="x" onClick={run.stop}>
              {products('tool.stop')}
            </Button>
          </>
        ) : (
          status === 'idle' && (
            <Button variant="primary" icon="play" onClick={run.start}>
              {t('run.start', { count: total })}
            </Button>
          )
        )}
      </div>
      {(status === 'stopped' || status === 'failed') && (
        <Notice
          tone={status === 'failed' ? 'bad' : 'info'}
          live="polite"
          actions={
            <Button size="s" icon="play" onClick={run.start}>
              {products('tool.resume')}
            </Button>
          }
        >
          {status === 'failed'
            ? platform('frame.failed')
            : products('tool.stopped', { done: format.number(done), total: format.number(total) })}
        </Notice>
      )}
      {status !== 'idle' && (
        <>
          {status === 'done' && (
            <p className={styles.count} role="status">
              {t('run.done', {
                count: total - rejected.length,
                rejected: format.number(rejected.length),
              })}
            </p>
          )}
          {done > 0 && status !== 'running' && (
            <div className={styles.run}>
              <SaveButtons {...{ run, setup, fileName, tool }} />
            </div>
          )}
          {rejected.length > 0 && (
            <Checkbox
              label={t('table.onlyRejected', { count: format.number(rejected.length) })}
              checked={onlyRejected}
              onCheckedChange={setOnlyRejected}
            />
          )}
          <ResultTable
            {...{ table, names, columns, answers, problemOf }}
            rows={onlyRejected && rejected.length > 0 ? rejected : all}
          />
        </>
      )}
    </div>
  );
}

function isRejected(answer: object | undefined): boolean {
  return answer !== undefined && 'problems' in answer;
}
