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

/** The score of the title as given, and whether it passes; on a phone with the rewritten title, to copy. */
export function FixerFigure({ fix, selected, language, onCopied }: FixerFigureProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { score, tier, isCompliant, violations } = fix;
  const toFix = violations.filter(({ finding }) => finding.severity === 'error').length;
  const notes = violations.length - toFix;
  const count = (key: 'toFix' | 'notes', number: number) =>
    number > 0 && t(`ui.${key}`, { count: number, number: format.number(number) });
  return (
    <>
      <ScoreFigure
        label={t('ui.score')}
        value={score}
        text={format.number(score)}
        thresholds={scoreTones(fix)}
        verdict={t(`ui.tier-${tier}`)}
      >
        {selected && selected.score !== score && (
          <strong className={styles.change}>
            {t('ui.change', { before: format.number(score), after: format.number(selected.score) })}
          </strong>
        )}
        {isCompliant
          ? t('ui.compliant')
          : [count('toFix', toFix), count('notes', notes)].filter(Boolean).join(' · ')}
      </ScoreFigure>
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
    </>
  );
}
