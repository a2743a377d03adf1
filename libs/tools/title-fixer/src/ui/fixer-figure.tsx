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

/** The score of the selected version, with that of the title as given before it; on a phone with the version, to copy. */
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
  const scores = { before: format.number(score), after: format.number(shown.score) };
  return (
    <>
      <ScoreFigure
        label={t('ui.score')}
        value={shown.score}
        text={scores.after}
        thresholds={scoreTones(fix)}
        verdict={t(`ui.tier-${shown.tier}`)}
      >
        {isFixed
          ? t(shown.tier === 'green' ? 'ui.changePasses' : 'ui.change', scores)
          : isCompliant
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
