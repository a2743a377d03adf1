import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useWords } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import { Badge, Notice } from '@seller-toolbox/ui';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type { AiReview, AiReviews } from './ai-reviews.ts';
import { ComplianceReport } from './compliance-report.tsx';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';
import styles from './review-panel.module.css';

/** With the engine and its linter, which only an answer needs. */
const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

export interface ReviewPanelProps {
  /** The current input with the current rules. */
  input: TitleAnalyzerInput;
  reviews: AiReviews;
  onUse: (title: string) => void;
}

/** The AI responses. */
export function ReviewPanel({ input, reviews, onUse }: ReviewPanelProps) {
  const optimization = reviews['title-optimization'];
  const compliance = reviews['compliance-check'];
  if (!optimization && !compliance) return null;
  return (
    <div className={styles.panel}>
      {optimization && (
        <section className={styles.review}>
          <ReviewHead
            review={optimization}
            title={optimization.source === 'rules' ? 'ai.titles' : 'ai.optimization'}
            input={input}
          />
          <LazyBoundary>
            <Suggestions review={optimization} ruleSet={input.ruleSet} onUse={onUse} />
          </LazyBoundary>
        </section>
      )}
      {compliance && (
        <section className={styles.review}>
          <ReviewHead review={compliance} title="ai.report" input={input} />
          <ComplianceReport result={compliance.result} ruleSet={input.ruleSet} />
        </section>
      )}
    </div>
  );
}

interface ReviewHeadProps {
  review: AiReview;
  title: 'ai.optimization' | 'ai.titles' | 'ai.report';
  input: TitleAnalyzerInput;
}

/** Title, source and outdated notice of a review. */
function ReviewHead({ review, title, input }: ReviewHeadProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  return (
    <>
      <div className={styles.head}>
        <h2>{t(title)}</h2>
        <Badge tone={review.source === 'rules' ? 'neutral' : 'accent'}>
          {t(`ai.source-${review.source}`)}
        </Badge>
      </div>
      {isOutdated(review.input, input) && <Notice tone="warn">{t('ai.outdated')}</Notice>}
    </>
  );
}

function isOutdated(asked: TitleAnalyzerInput, now: TitleAnalyzerInput): boolean {
  return (
    asked.title.trim() !== now.title.trim() ||
    asked.keyword.trim() !== now.keyword.trim() ||
    asked.marketplace !== now.marketplace ||
    asked.category !== now.category ||
    asked.ruleSet !== now.ruleSet
  );
}
