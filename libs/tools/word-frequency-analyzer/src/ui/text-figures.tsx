import { useToolWords } from '@seller-toolbox/tool-kit';
import { KeyFigure } from '@seller-toolbox/ui';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/words/react';
import { useId } from 'react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';
import styles from './text-figures.module.css';

const SHOWN_KEYWORDS = 5;

/** Easy from 70, hard below 40: thresholds of this project; the score is the specification's. */
const READABILITY_STEPS = [
  { from: 70, tone: 'ok' },
  { from: 40, tone: 'warn' },
  { from: 0, tone: 'bad' },
] as const;
const VERDICTS = { ok: 'readsEasily', warn: 'readsWell', bad: 'readsHard' } as const;

export function TextFigures({ output }: { output: EngineOutput<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const topId = useId();
  const { readabilityScore: score, topKeywords } = output;
  const step = READABILITY_STEPS.find(({ from }) => score !== null && score >= from);
  return (
    <div className={styles.figures}>
      {score !== null && step && (
        <ScoreRing
          size="s"
          label={t('ui.readability')}
          value={score}
          text={format.number(score, { digits: 0 })}
          thresholds={READABILITY_STEPS}
          verdict={t(`ui.${VERDICTS[step.tone]}`)}
        />
      )}
      <KeyFigure
        size="m"
        label={t('ui.averageWordLength')}
        value={format.number(output.averageWordLength)}
        unit={t('ui.characters')}
      />
      <div className={styles.top}>
        <h2 id={topId}>{t('ui.topKeywords')}</h2>
        <ol aria-labelledby={topId}>
          {topKeywords.slice(0, SHOWN_KEYWORDS).map((word) => (
            <li key={word} dir="auto">
              {word}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
