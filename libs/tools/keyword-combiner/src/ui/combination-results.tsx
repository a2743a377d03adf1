import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, CopyButton, ProgressBar } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { Combination } from '../engine/combination.ts';
import type { CombinationPlan } from '../engine/combination-plan.ts';
import type { engine } from '../engine/keyword-combiner.engine.ts';
import type zh from '../locales/zh.json';
import { FILE_FORMATS, fileWriter, type FileFormat } from './combination-file.ts';
import { CombinationList } from './combination-list.tsx';
import { describeCombinations } from './describe-combinations.ts';
import { useFileExport, type FileSource } from './use-file-export.ts';
import { useSelection } from './use-selection.ts';
import styles from './combination-results.module.css';

/** Limit for the clipboard, because large contents slow down other programs. */
const MAX_COPIED_ROWS = 20_000;
/** Limit for files, because browsers run out of memory above it. */
const MAX_SAVED_ROWS = 5_000_000;

export interface CombinationResultsProps {
  tool: Tool<typeof engine>;
  plan: CombinationPlan;
}

export function CombinationResults({ tool, plan }: CombinationResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const selection = useSelection(JSON.stringify([tool.input.groups, tool.input.wordOrder]));
  const file = useFileExport();
  const { indices } = selection;
  const source: FileSource = indices.length > 0 ? selectedRows(plan, indices) : plan;
  const headers = [t('ui.combination'), t('ui.words'), t('ui.characters')] as const;

  function countUse() {
    const details = tool.output && describeCombinations(tool.output);
    if (details) tool.trackUse(details);
  }
  function save(fileFormat: FileFormat) {
    countUse();
    file.start(source, fileFormat, fileWriter(fileFormat, headers));
  }

  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.scope}>
          {indices.length > 0
            ? t('ui.selected', { selected: format.number(indices.length) })
            : t('ui.allRows', { count: plan.total })}
        </p>
        {indices.length > 0 && (
          <Button size="s" variant="quiet" icon="x" onClick={selection.clear}>
            {t('ui.deselect')}
          </Button>
        )}
        <div className={styles.actions}>
          <CopyButton
            size="s"
            text={() => linesOf(source.rows(0, MAX_COPIED_ROWS))}
            disabled={source.total > MAX_COPIED_ROWS}
            label={platform('frame.copy')}
            copiedLabel={platform('frame.copied')}
            failedLabel={platform('frame.copyFailed')}
            onCopied={countUse}
          />
          <div className={styles.formats}>
            {FILE_FORMATS.map((fileFormat) => (
              <Button
                key={fileFormat}
                size="s"
                icon="download"
                aria-label={t('ui.save', { format: fileFormat.toUpperCase() })}
                disabled={file.share !== null || source.total > MAX_SAVED_ROWS}
                onClick={() => save(fileFormat)}
              >
                {fileFormat.toUpperCase()}
              </Button>
            ))}
          </div>
        </div>
      </div>
      {source.total > MAX_COPIED_ROWS && (
        <p className={styles.note}>
          {source.total > MAX_SAVED_ROWS
            ? t('ui.tooManyToSave', { most: format.number(MAX_SAVED_ROWS) })
            : t('ui.tooManyToCopy', { most: format.number(MAX_COPIED_ROWS) })}
        </p>
      )}
      {file.share !== null && (
        <div className={styles.progress}>
          <ProgressBar label={t('ui.writing')} value={file.share} text={format.percent(file.share, 0)} />
          <Button size="s" onClick={file.cancel}>
            {platform('frame.cancel')}
          </Button>
        </div>
      )}
      <CombinationList plan={plan} selection={selection} />
      <p className={styles.note}>{t('ui.keys')}</p>
    </>
  );
}

function selectedRows(plan: CombinationPlan, indices: readonly number[]): FileSource {
  return {
    total: indices.length,
    rows: (offset, limit) => indices.slice(offset, offset + limit).flatMap((index) => plan.at(index) ?? []),
  };
}

function linesOf(rows: readonly Combination[]): string {
  return rows.map(({ combination }) => combination).join('\n');
}
