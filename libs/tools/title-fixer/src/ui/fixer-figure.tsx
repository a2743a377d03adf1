import { useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreFigure } from '@seller-toolbox/listing-ui/score';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { scoreTones } from './score-tones.ts';

/** The score of the title as given, and whether it passes. */
export function FixerFigure({ fix }: { fix: TitleFix }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { score, tier, isCompliant, violations } = fix;
  return (
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
  );
}
