import { FULL_SCORE } from '@seller-toolbox/listing-text/score';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { classNames, CopyButton } from '@seller-toolbox/ui';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fixer-figure.module.css';
import { scoreTones } from './score-tones.ts';
import type { VersionChoice } from './versions/use-selected-version.ts';

export interface FixerFigureProps {
  fix: TitleFix;
  choice: VersionChoice;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/** The selected version to copy, and in one row its score and length after those of the title as given. */
export function FixerFigure({ fix, choice, language, onCopied }: FixerFigureProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { score, tier, isCompliant, violations } = fix;
  const { selected } = choice;
  const toFix = violations.filter(({ finding }) => finding.severity === 'error').length;
  const notes = violations.length - toFix;
  const count = (key: 'toFix' | 'notes', number: number) =>
    number > 0 && t(`ui.${key}`, { count: number, number: format.number(number) });
  const isFixed = selected !== undefined && selected.score !== score;
  const shown = isFixed ? selected : { score, tier };
  const wasOrIs = isFixed
    ? t('ui.was', { was: format.number(score) })
    : isCompliant
      ? score < FULL_SCORE && t('ui.compliant')
      : [count('toFix', toFix), count('notes', notes)].filter(Boolean).join(' · ');
  return (
    <div className={styles.figure}>
      {selected && (
        <p className={styles.title} lang={language} dir="auto">
          {selected.title}
        </p>
      )}
      {isFixed && (
        <b className={styles.before} aria-hidden="true">
          {format.number(score)} →
        </b>
      )}
      <ScoreRing
        label={t('ui.score')}
        value={shown.score}
        text={format.number(shown.score)}
        thresholds={scoreTones(fix)}
        verdict={t(`ui.tier-${shown.tier}`)}
        size="s"
      />
      <p className={styles.facts}>
        {wasOrIs && <span className={classNames(isFixed && styles.was)}>{wasOrIs}</span>}
        {selected && (
          <span>
            {isFixed && `${format.number(fix.stats.length)} → `}
            {t('ui.counter', {
              length: format.number(selected.length),
              max: format.number(fix.stats.maxAllowed),
            })}
          </span>
        )}
      </p>
      {selected && (
        <CopyButton
          text={selected.title}
          label={platform('frame.copy')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
          variant="primary"
          onCopied={() => onCopied()}
        />
      )}
    </div>
  );
}
