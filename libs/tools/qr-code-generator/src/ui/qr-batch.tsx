import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useDownload, useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Card, Field, ProgressBar, SegmentedControl, TextArea } from '@seller-toolbox/ui';
import { useEffect, useRef, useState } from 'react';
import type zh from '../locales/zh.json';
import { BatchOutcome } from './batch-outcome.tsx';
import { batchLines, MAX_CODES } from './batch-lines.ts';
import type { BatchFormat, CodeLook } from './make-batch.ts';
import { useBatch } from './use-batch.ts';
import styles from './qr-batch.module.css';

export interface BatchList {
  readonly text: string;
  /** It comes from the visitor's products, and gets the focus. */
  readonly isPlaced: boolean;
}

export interface QrBatchProps {
  look: CodeLook;
  list: BatchList;
  onText: (text: string) => void;
}

/** A batch of codes from a list, in the look chosen above. The list is not stored. */
export function QrBatch({ look, list, onText }: QrBatchProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const download = useDownload();
  const { trackUse } = useToolEnvironment();
  const { state, start, cancel } = useBatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const [fileFormat, setFileFormat] = useState<BatchFormat>('png');
  useEffect(() => {
    if (list.isPlaced) field.current?.focus();
  }, [list]);
  const lines = batchLines(list.text);
  const isTooLong = lines.length > MAX_CODES;
  const isRunning = state.status === 'running';

  async function make() {
    const { content, size, foreground, background, level } = look;
    const batch = await start(lines, { content, size, foreground, background, level }, fileFormat);
    if (!batch?.zip) return;
    download(batch.zip, { extension: 'zip', type: 'application/zip' });
    trackUse({ action: 'batch', codes: batch.made, failed: batch.failed.length, format: fileFormat });
  }

  return (
    <Card title={t('ui.batch')}>
      <div className={styles.batch}>
        <Field
          label={t('ui.batchList')}
          hint={t('ui.batchHint', { most: MAX_CODES })}
          error={isTooLong ? t('ui.batchTooLong', { count: lines.length, most: MAX_CODES }) : undefined}
          aside={t('ui.batchCount', { count: lines.length })}
        >
          <TextArea
            ref={field}
            rows={5}
            spellCheck={false}
            dir="ltr"
            value={list.text}
            onValueChange={onText}
          />
        </Field>
        <div className={styles.line}>
          <SegmentedControl
            label={t('ui.batchFormat')}
            options={[
              { value: 'png', label: 'PNG' },
              { value: 'svg', label: 'SVG' },
            ]}
            value={fileFormat}
            onValueChange={setFileFormat}
          />
          <Button
            icon="package"
            disabled={lines.length === 0 || isTooLong}
            busy={isRunning}
            onClick={() => void make()}
          >
            {t('ui.batchMake')}
          </Button>
        </div>
        {state.status === 'running' && (
          <div className={styles.line}>
            <div className={styles.bar}>
              <ProgressBar
                label={platform('frame.computing')}
                value={state.done}
                max={state.total}
                text={`${format.number(state.done)} / ${format.number(state.total)}`}
              />
            </div>
            <Button size="s" onClick={cancel}>
              {platform('frame.cancel')}
            </Button>
          </div>
        )}
        <BatchOutcome state={state} />
      </div>
    </Card>
  );
}
