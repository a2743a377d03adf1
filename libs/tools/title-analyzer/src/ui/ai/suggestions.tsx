import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { runEngine } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { Button, CopyButton } from '@seller-toolbox/ui';
import { ScoreRing } from '@seller-toolbox/ui/charts';
import { useMemo } from 'react';
import { engine } from '../../engine/title-analyzer.engine.ts';
import type { TitleAnalysis, TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type zh from '../../locales/zh.json';
import { analysisOf } from '../analysis-of.ts';
import { scoreTones } from '../score-tones.ts';
import { TitleCounter } from '../title-length.tsx';
import type { AiReview } from './ai-reviews.ts';
import { AiTexts } from './ai-texts.tsx';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';
import styles from './review-panel.module.css';

export interface SuggestionsProps {
  review: AiReview<'title-optimization'>;
  /** The current rule set, which proposed titles are judged by. */
  ruleSet: TitleAnalyzerInput['ruleSet'];
  onUse: (title: string) => void;
}

/** The proposed titles with their scores, and comments of the AI. */
export function Suggestions({ review: { input, result }, ruleSet, onUse }: SuggestionsProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const judged = useMemo(() => ({ ...input, ruleSet }), [input, ruleSet]);
  return (
    <>
      {result.optimized_titles.length === 0 && <p>{t('ai.noTitles')}</p>}
      <ol className={styles.titles}>
        {result.optimized_titles.map((title) => (
          <li key={title}>
            <SuggestedTitle title={title} input={judged} onUse={() => onUse(title)} />
          </li>
        ))}
      </ol>
      <AiTexts title={t('ai.improvements')} texts={result.improvements} />
      <AiTexts title={t('ai.keywords')} texts={result.keyword_suggestions} />
      <AiTexts title={t('ai.notes')} texts={result.compliance_notes} />
    </>
  );
}

interface SuggestedTitleProps {
  title: string;
  /** The input of the review with the current rules. */
  input: TitleAnalyzerInput;
  onUse: () => void;
}

function SuggestedTitle({ title, input, onUse }: SuggestedTitleProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const platform = usePlatformWords();
  const analysis = useAnalysis(title, input);
  return (
    <article className={styles.title}>
      <p lang={listingLanguage(input.marketplace)} dir="auto">
        {title}
      </p>
      {analysis && <Verdict analysis={analysis} />}
      <div className={styles.actions}>
        <Button size="s" variant="primary" icon="check" onClick={onUse}>
          {t('ai.use')}
        </Button>
        <CopyButton
          size="s"
          text={title}
          label={t('ai.copy')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
        />
      </div>
    </article>
  );
}

function Verdict({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <div className={styles.verdict}>
      <ScoreRing
        label={t('ui.score')}
        value={analysis.score}
        text={format.number(analysis.score)}
        thresholds={scoreTones(analysis)}
        verdict={t(`ui.tier-${analysis.breakdown.score.tier}`)}
        size="s"
      />
      <TitleCounter analysis={analysis} />
    </div>
  );
}

function useAnalysis(title: string, input: TitleAnalyzerInput): TitleAnalysis | undefined {
  return useMemo(() => {
    const result = runEngine(engine, { ...input, title }, { now: 0 });
    return result.ok ? analysisOf(result.output) : undefined;
  }, [title, input]);
}
