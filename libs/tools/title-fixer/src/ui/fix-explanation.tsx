import { useToolWords } from '@seller-toolbox/tool-kit';
import { ScoreExplanation } from '@seller-toolbox/listing-ui/score';
import type { TitleFix } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { useViolationText } from './violation-text.ts';

/** The score as 100 minus the penalty of each violation type. */
export function FixExplanation({ fix }: { fix: TitleFix }) {
  const { t } = useToolWords<typeof zh>();
  const messageOf = useViolationText();
  const deductions = fix.deductions.map(({ type, severity, points }) => {
    if (type === 'claims') return { code: type, points, reason: t('ui.type-claims') };
    const reasons = fix.violations.filter(
      (violation) => violation.type === type && violation.severity === severity,
    );
    return { code: type, points, reason: [t(`ui.type-${type}`), ...reasons.map(messageOf)].join(' · ') };
  });
  return (
    <ScoreExplanation
      scores={[{ name: 'score', title: t('ui.score'), value: fix.score, deductions, isFloored: false }]}
      lead={<p>{t('ui.oncePerType')}</p>}
    />
  );
}
