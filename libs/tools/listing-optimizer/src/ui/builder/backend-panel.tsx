import { usePlatformWords, useFormat } from '@seller-toolbox/words/react';
import { Button, CopyButton } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import type { BackendLine } from '../../engine/builder.schema.ts';
import { useBuilderWords } from './builder-words.ts';
import type { BuilderProps } from './keyword-panel.tsx';
import styles from './builder.module.css';

/** The packed line, what it adds, and what is not in it and why. */
export function BackendPanel({ tool, backend }: BuilderProps & { backend: BackendLine }) {
  const t = useBuilderWords();
  const platform = usePlatformWords();
  const format = useFormat();
  const { text, bytes, maxBytes, unfit, inTitle, barred } = backend;
  const coverage = tool.output?.builder?.coverage;
  const isUsed = tool.input.searchTerms.trim() === text;
  const left = [
    ['unfit', unfit],
    ['inTitle', inTitle],
    ['barred', barred],
  ] as const;
  return (
    <section className={styles.part}>
      <h3>{t('builder.line')}</h3>
      {text === '' ? (
        <p className={styles.note}>{t('builder.lineEmpty')}</p>
      ) : (
        <>
          <p className={styles.line} dir="auto">
            {text}
          </p>
          <MeterBar
            label={t('builder.bytes')}
            value={bytes}
            max={maxBytes}
            text={t('builder.bytesOf', { bytes: format.number(bytes), max: format.number(maxBytes) })}
          />
          <div className={styles.actions}>
            <Button
              size="s"
              variant="primary"
              icon="check"
              disabled={isUsed}
              onClick={() => tool.place({ searchTerms: text })}
            >
              {t(isUsed ? 'builder.lineUsed' : 'builder.useLine')}
            </Button>
            <CopyButton
              size="s"
              text={text}
              label={t('builder.copyLine')}
              copiedLabel={platform('frame.copied')}
              failedLabel={platform('frame.copyFailed')}
            />
            {!isUsed && coverage && coverage.percentWithLine !== null && coverage.percent !== null && (
              <span className={styles.note}>
                {t('builder.withLine', {
                  before: format.number(coverage.percent),
                  after: format.number(coverage.percentWithLine),
                })}
              </span>
            )}
          </div>
        </>
      )}
      {left.map(
        ([reason, words]) =>
          words.length > 0 && (
            <p key={reason} className={styles.note}>
              {t(`builder.${reason}`, { words: words.join(', ') })}
            </p>
          ),
      )}
    </section>
  );
}
