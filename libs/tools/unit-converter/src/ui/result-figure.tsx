import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button, CopyButton, KeyFigure } from '@seller-toolbox/ui';
import { symbolOf } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { useConversionText } from './conversion-text.ts';
import styles from './result-figure.module.css';

export interface ResultFigureProps {
  output: EngineOutput<typeof engine>;
  onSave: () => void;
}

export function ResultFigure({ output, onSave }: ResultFigureProps) {
  const { t, textOf } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const conversionText = useConversionText();
  const { category, value, from, to, result, formatted } = output;
  const hasResult = result !== null;
  return (
    <div className={styles.figure}>
      <KeyFigure
        label={value === null ? platform('frame.noResult') : conversionText({ category, value, from })}
        value={hasResult ? format.significant(result, 6) : '–'}
        unit={symbolOf(category, to)}
        aside={
          <div className={styles.actions}>
            <CopyButton
              look="icon"
              text={formatted ?? ''}
              disabled={!hasResult}
              label={platform('frame.copy')}
              copiedLabel={platform('frame.copied')}
              failedLabel={platform('frame.copyFailed')}
            />
            <Button icon="save" words="wide" disabled={!hasResult} onClick={onSave}>
              {platform('frame.save')}
            </Button>
          </div>
        }
      />
      <FindingList findings={output.findings} textOf={textOf} />
      {output.exact !== null && output.exact !== result && (
        <p className={styles.exact}>
          {t('ui.exact')} {format.significant(output.exact, 15)}
        </p>
      )}
    </div>
  );
}
