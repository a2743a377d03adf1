import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { PARTIAL_WEIGHT, WHOLE_WEIGHT } from '../engine/keyword-density.ts';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';

/** The readability formula with the numbers of this title. */
export function ReadabilityFormula({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { averageWordLength, longWords, averagePoints, longWordPoints } = analysis.readability;
  const rules = TITLE_POLICIES[analysis.ruleSet].readability;
  const figure = (value: number) => format.number(value, { digits: 1 });
  return (
    <section>
      <h3>{t('ui.readabilityScore')}</h3>
      <p>
        <code>
          max(0, 100 − {figure(averagePoints)} − {figure(longWordPoints)}) ={' '}
          {figure(analysis.readabilityScore)}
        </code>
      </p>
      <ul>
        <li>
          <span>−{figure(averagePoints)}</span>
          <span>
            {t('ui.averageWordLength', {
              average: figure(averageWordLength),
              points: figure(rules.pointsPerAverageLetter),
            })}
          </span>
        </li>
        <li>
          <span>−{figure(longWordPoints)}</span>
          <span>
            {t('ui.longWords', {
              letters: figure(rules.longWordAbove),
              found: figure(longWords),
              points: figure(rules.pointsPerLongWord),
            })}
          </span>
        </li>
      </ul>
    </section>
  );
}

/** The keyword density formula with the numbers of this title; empty without a keyword. */
export function DensityFormula({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { keyword, wordCount, keywordDensity } = analysis;
  if (!keyword) return null;
  return (
    <section>
      <h3>{t('ui.keywordDensity')}</h3>
      <p>
        <code>
          ({WHOLE_WEIGHT} × {keyword.whole} + {PARTIAL_WEIGHT} × {keyword.partial}) ÷ {wordCount} ={' '}
          {format.number(keywordDensity, { digits: 1 })}%
        </code>
      </p>
      <p>{t('ui.densityWords', { weight: WHOLE_WEIGHT })}</p>
    </section>
  );
}
