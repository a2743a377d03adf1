import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { FULL_SCORE } from '@seller-toolbox/listing-text/score';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fixer-figure.module.css';
import { scoreTones } from './score-tones.ts';
import { MarkedTitle } from './versions/marked-title.tsx';
import { removedParts } from './versions/removed-parts.ts';
import type { VersionChoice } from './versions/use-selected-version.ts';

export interface FixerFigureProps {
  fix: TitleFix;
  choice: VersionChoice;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
  onCopied: () => void;
}

/**
 * The score and length of the selected version after those of the title as given, and what the rules took out. On a phone, where this is the bar that
 * stays in sight, also the version and its copy button, which elsewhere are in the list of versions.
 */
export function FixerFigure({ fix, choice, original, language, onCopied }: FixerFigureProps) {
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
  const status = isCompliant
    ? score < FULL_SCORE && t('ui.compliant')
    : [count('toFix', toFix), count('notes', notes)].filter(Boolean).join(' · ');
  const removed = selected && removedParts(selected);
  const highlights = isFixed && selected.length < fix.stats.length ? selected.itemHighlights : null;
  return (
    <div className={styles.figure}>
      {selected && (
        <p className={styles.title} lang={language} dir="auto">
          <MarkedTitle before={original} after={selected.title} language={language} />
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
        {!isFixed && status && <span>{status}</span>}
        {isFixed && (
          <span>
            <b>
              {format.number(score)} → {format.number(selected.score)}
            </b>
            {removed && <span>{t('ui.removed', { parts: removed })}</span>}
          </span>
        )}
        {selected && (
          <span>
            {isFixed && `${format.number(fix.stats.length)} → `}
            {t('ui.counter', {
              length: format.number(selected.length),
              max: format.number(fix.stats.maxAllowed),
            })}
            {highlights && (
              <>
                {' '}
                <i>{t('ui.inHighlights', { length: format.number(codePointLength(highlights)) })}</i>
              </>
            )}
          </span>
        )}
      </p>
      {selected && (
        <CopyButton
          text={selected.title}
          label={t('ui.copyTitle')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
          variant="primary"
          onCopied={() => onCopied()}
        />
      )}
    </div>
  );
}
