import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, CopyButton, KeyFigure } from '@seller-toolbox/ui';
import { useState } from 'react';
import { symbolOf } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';
import { useConversionText, useSizeText } from './conversion-text.ts';
import styles from './result-figure.module.css';

export interface ResultFigureProps {
  output: EngineOutput<typeof engine>;
  onSave: () => void;
}

/** The converted value, to be copied in the format of the language, and saved. */
export function ResultFigure({ output, onSave }: ResultFigureProps) {
  const platform = usePlatformWords();
  const format = useFormat();
  const conversionText = useConversionText();
  const [saved, setSaved] = useState<typeof output | null>(null);
  const sizeText = useSizeText();
  const { category, value, values, from, to, result } = output;
  const isSize = values.length > 0;
  const shown = isSize ? values.map((side) => side.result) : result === null ? [] : [result];
  const isSaved = saved === output;
  return (
    <KeyFigure
      label={
        isSize
          ? sizeText(
              values.map((side) => side.value),
              category,
              from,
            )
          : value === null
            ? platform('frame.noResult')
            : conversionText({ category, value, from })
      }
      value={shown.map((figure) => format.significant(figure, 6)).join(' × ') || '–'}
      size={isSize ? 'm' : 'l'}
      unit={symbolOf(category, to)}
      aside={
        <div className={styles.actions}>
          <CopyButton
            look="icon"
            text={() => shown.map(format.input).join(' x ')}
            disabled={result === null}
            label={platform('frame.copy')}
            copiedLabel={platform('frame.copied')}
            failedLabel={platform('frame.copyFailed')}
          />
          <Button
            icon={isSaved ? 'check' : 'save'}
            words="wide"
            disabled={result === null || isSaved}
            onClick={() => {
              onSave();
              setSaved(output);
            }}
          >
            {platform(isSaved ? 'frame.saved' : 'frame.save')}
          </Button>
        </div>
      }
    />
  );
}
