import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useDownload, useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Card, Notice, SegmentedControl } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type zh from '../locales/zh.json';
import { FixEffectLines } from './fix-effect-lines.tsx';
import { FIX_FORMATS, type FixFormat } from './fix-formats.ts';
import { useFix } from './use-fix.ts';
import styles from './fix-card.module.css';

/** Selectable values of `targetFill`. */
export const FILLS = [0.85, 0.9, 0.95] as const;

export interface FixCardProps {
  report: ImageReport;
  file: File;
  onFill: (fill: number) => void;
}

/** Creates and downloads the corrected picture. */
export function FixCard({ report, file, onFill }: FixCardProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const download = useDownload();
  const { trackUse } = useToolEnvironment();
  const [fileFormat, setFileFormat] = useState<FixFormat>('jpeg');
  const { state, make, cancel } = useFix(file, report);
  const { fix, targetFill, ruleSet } = report;
  if (fix === null) return null;

  async function save() {
    const fixed = await make(fileFormat);
    if (!fixed) return;
    const extension = fileFormat === 'jpeg' ? 'jpg' : 'png';
    download(fixed.file, { extension, type: fixed.file.type, name: fixed.file.name });
    trackUse({ action: 'fix', format: fileFormat, fill: targetFill, broken: fixed.report.broken, ruleSet });
  }

  return (
    <Card title={t('ui.fix')} headingLevel={3}>
      <div className={styles.fix}>
        <p>
          {t('ui.fixPlan', {
            side: format.number(fix.side, { digits: 0 }),
            fill: format.percent(targetFill, 0),
          })}
        </p>
        <FixEffectLines fix={fix} />
        <div className={styles.choices}>
          <SegmentedControl
            label={t('ui.fixFill')}
            labelLook="shown"
            options={FILLS.map((fill) => ({ value: String(fill), label: format.percent(fill, 0) }))}
            value={String(targetFill)}
            onValueChange={(chosen) => onFill(FILLS.find((fill) => String(fill) === chosen) ?? targetFill)}
          />
          <SegmentedControl
            label={t('ui.fixFormat')}
            labelLook="shown"
            options={FIX_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
            value={fileFormat}
            onValueChange={setFileFormat}
          />
        </div>
        <div className={styles.choices}>
          <Button
            icon="download"
            variant="primary"
            busy={state.status === 'running'}
            onClick={() => void save()}
          >
            {t('ui.fixSave')}
          </Button>
          {state.status === 'running' && <Button onClick={cancel}>{platform('frame.cancel')}</Button>}
        </div>
        <div role="status">
          {state.status === 'failed' && <Notice tone="bad">{t('ui.fixFailed')}</Notice>}
          {state.status === 'done' && (
            <Notice tone={state.report.broken > 0 ? 'warn' : 'ok'}>
              {t('ui.fixDone', {
                side: format.number(state.report.longestSide, { digits: 0 }),
                broken: format.number(state.report.broken),
                doubtful: format.number(state.report.doubtful),
              })}
            </Notice>
          )}
        </div>
        <p className={styles.note}>{t('ui.fixNote')}</p>
      </div>
    </Card>
  );
}
