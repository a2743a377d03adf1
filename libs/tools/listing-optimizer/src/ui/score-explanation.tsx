import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import { SCORE_NAMES } from './score-names.ts';
import styles from './score-explanation.module.css';

/** The overall score as a mean, and every score as 100 less its deductions, each with the finding that costs it. */
export function ScoreExplanation({ output }: { output: ListingOutput }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const sum = SCORE_NAMES.map((name) => format.number(output[name])).join(' + ');
  return (
    <div className={styles.scores}>
      <section className={styles.overall}>
        <h3>{t('ui.overallScore')}</h3>
        <p>
          <code>
            ({sum}) ÷ {format.number(SCORE_NAMES.length)} ≈ {format.number(output.overallScore)}
          </code>
        </p>
        <p>{t(`ui.points-${output.ruleSet}`)}</p>
      </section>
      {SCORE_NAMES.map((name) => {
        const { deductions, isFloored } = output.breakdown[name];
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
                  {formula} = {format.number(output[name])}
                </code>
              </p>
            )}
            <ul>
              {deductions.map(({ code, points, pointsEach, times }) => {
                const finding = output.issues.find((candidate) => candidate.code === code);
                return (
                  <li key={code}>
                    <span className={styles.points}>
                      −{format.number(points)}
                      {times > 1 && ` (${format.number(times)} × ${format.number(pointsEach)})`}
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
    </div>
  );
}
