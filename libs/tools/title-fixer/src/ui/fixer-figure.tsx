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
  return (
    <>
      <ScoreFigure
        label={t('ui.score')}
        value={score}
        text={format.number(score)}
        thresholds={scoreTones(fix)}
        verdict={t(`ui.tier-${tier}`)}
      >
        {isCompliant ? t('ui.compliant') : t('ui.notCompliant')}
        {' · '}
        {t('ui.found', { count: violations.length })}
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
