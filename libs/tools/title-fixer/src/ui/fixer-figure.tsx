import { FULL_SCORE } from '@seller-toolbox/listing-text/score';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreFigure } from '@seller-toolbox/listing-ui/score';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fixer-figure.module.css';
import { scoreTones } from './score-tones.ts';
import type { ShownVersion } from './versions/shown-version.ts';

export interface FixerFigureProps {
  fix: TitleFix;
  selected: ShownVersion | undefined;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/** The selected version, to copy; then its score, with that of the title as given. */
export function FixerFigure({ fix, selected, language, onCopied }: FixerFigureProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { score, tier, isCompliant, violations } = fix;
  const toFix = violations.filter(({ finding }) => finding.severity === 'error').length;
  const notes = violations.length - toFix;
  const count = (key: 'toFix' | 'notes', number: number) =>
    number > 0 && t(`ui.${key}`, { count: number, number: format.number(number) });
  const isFixed = selected !== undefined && selected.score !== score;
  const shown = isFixed ? selected : { score, tier };
  const wasOrIs = isFixed
    ? t('ui.was', { score: format.number(score) })
    : isCompliant
      ? score < FULL_SCORE && t('ui.compliant')
      : [count('toFix', toFix), count('notes', notes)].filter(Boolean).join(' · ');
  return (
    <div className={styles.figure}>
      {selected && (
        <div className={styles.fixed}>
          <p lang={language} dir="auto">
            {selected.title}
          </p>
          <CopyButton
            text={selected.title}
            label={platform('frame.copy')}
            copiedLabel={platform('frame.copied')}
            failedLabel={platform('frame.copyFailed')}
            variant="primary"
            size="s"
            onCopied={onCopied}
          />
        </div>
      )}
      <ScoreFigure
        label={t('ui.score')}
        value={shown.score}
        text={format.number(shown.score)}
        thresholds={scoreTones(fix)}
        verdict={t(`ui.tier-${shown.tier}`)}
        aside={
          selected && (
            <span className={styles.length}>
              {t('ui.counter', {
                length: format.number(selected.length),
                max: format.number(fix.stats.maxAllowed),
              })}
            </span>
          )
        }
      >
        {wasOrIs}
      </ScoreFigure>
    </div>
  );
}
