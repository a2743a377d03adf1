import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { useFindingText } from './finding-text.ts';
import { DensityFormula, ReadabilityFormula } from './figure-formulas.tsx';
import { SCORE_NAMES } from './score-names.ts';
import styles from './score-explanation.module.css';

/** Every score as 100 less its deductions, each with the finding that costs it. */
export function ScoreExplanation({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const textOf = useFindingText();
  const findings = [...analysis.issues, ...analysis.suggestions];
  return (
    <div className={styles.scores}>
      {SCORE_NAMES.map((name) => {
        const { deductions, isFloored } = analysis.breakdown[name];
        const terms = ['100', ...deductions.map(({ points }) => format.number(points))].join(' − ');
        const formula = isFloored ? `max(0, ${terms})` : terms;
        return (
          <section key={name}>
            <h3>{t(`ui.${name}`)}</h3>
            {deductions.length === 0 ? (
              <p>{t('ui.noDeductions')}</p>
            ) : (
              <p>
                <code>
                  {formula} = {format.number(analysis[name])}
                </code>
              </p>
            )}
            <ul>
              {deductions.map(({ code, points, pointsEach, times }) => {
                const finding = findings.find((candidate) => candidate.code === code);
                return (
                  <li key={code}>
                    <span className={styles.points}>
                      −{format.number(points)}
                      {times > 1 && ` (${times} × ${format.number(pointsEach)})`}
                    </span>
                    {finding && <span>{textOf(finding)}</span>}
                  </li>
                );
              })}
            </ul>
            {isFloored && <p>{t('ui.lowest')}</p>}
          </section>
        );
      })}
      <ReadabilityFormula analysis={analysis} />
      <DensityFormula analysis={analysis} />
    </div>
  );
}
