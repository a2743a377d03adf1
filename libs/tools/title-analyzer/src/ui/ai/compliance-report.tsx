import { useToolWords, type ComplianceCheckResult } from '@seller-toolbox/tool-kit';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { Badge } from '@seller-toolbox/ui';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type zh from '../../locales/zh.json';
import { scoreTones } from '../score-tones.ts';
import { AiTexts } from './ai-texts.tsx';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';
import styles from './review-panel.module.css';

export interface ComplianceReportProps {
  result: ComplianceCheckResult;
  ruleSet: TitleAnalyzerInput['ruleSet'];
}

/** Compliance verdict, violations and suggestions. */
export function ComplianceReport({ result, ruleSet }: ComplianceReportProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const tool = useToolWords<typeof zh>();
  const format = useFormat();
  const { is_compliant: isCompliant, score, violations, suggestions } = result;
  return (
    <>
      <div className={styles.verdict}>
        <ScoreRing
          label={tool.t('ui.complianceScore')}
          value={score}
          text={format.number(score, { digits: 0 })}
          thresholds={scoreTones({ ruleSet })}
          size="m"
        />
        <Badge tone={isCompliant ? 'ok' : 'bad'} icon={isCompliant ? 'circle-check' : 'circle-x'}>
          {t(isCompliant ? 'ai.compliant' : 'ai.notCompliant')}
        </Badge>
      </div>
      <AiTexts title={t('ai.violations')} texts={violations} none={t('ai.noViolations')} />
      <AiTexts title={tool.t('ui.suggestions')} texts={suggestions} />
    </>
  );
}
