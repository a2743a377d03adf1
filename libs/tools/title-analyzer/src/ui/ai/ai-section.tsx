import { reloadPage } from '@seller-toolbox/tool-kit';
import { UsagePanel } from '@seller-toolbox/tool-kit/usage-limiter';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { Button, Notice, StatusRegion } from '@seller-toolbox/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AiProps } from './ai-props.ts';
import { NO_REVIEWS, type ReviewCall } from './ai-reviews.ts';
import { FeaturesField, useFeatures } from './features-field.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { ReviewFailed } from './review-failed.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { REVIEW_WORDS, loadReviewWords, type ReviewWords } from './review-words.ts';
import { useAiReview, type AiReviewRequest, type ReviewStage } from './use-ai-review.ts';
import { useAnswerer } from './use-answerer.ts';
import styles from './ai-slot.module.css';

export interface AiSectionProps extends Omit<AiProps, 'isDirty'> {
  /** The call whose button loaded this section. */
  initialCall: ReviewCall | null;
}

/** Requests AI reviews, shows their status and the remaining quota. */
export function AiSection(props: AiSectionProps) {
  return (
    <LazyWords namespace={REVIEW_WORDS} load={loadReviewWords}>
      <Section {...props} />
    </LazyWords>
  );
}

function Section({ initialCall, input, isEmpty, target, onTitle }: AiSectionProps) {
  const [reviews, setReviews] = useState(NO_REVIEWS);
  const platform = usePlatformWords();
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const answerer = useAnswerer();
  const isByRules = answerer.by === 'rules';
  const features = useFeatures();
  const sent = answerer.by === 'ai' ? features.text : '';
  const request = useAiReview({ input, features: sent, isEmpty, answerer, onReviews: setReviews });
  const { stage, usage, isLimited, isPanelOpen, ask, stop } = request;
  const stageText = useStageText(stage);
  useInitialCall(initialCall, request);
  // An empty title has no results.
  if (isEmpty && reviews !== NO_REVIEWS) setReviews(NO_REVIEWS);

  function use(title: string) {
    setReviews({ replaced: input.title });
    onTitle(title);
  }
  function undo(title: string) {
    setReviews(NO_REVIEWS);
    onTitle(title);
  }
  return (
    <>
      {answerer.by === 'ai' && <FeaturesField features={features} />}
      <ReviewButtons
        asking={stage.name === 'asking' ? stage.call : null}
        isExhausted={isLimited}
        optimizeLabel={isByRules ? t('ai.optimizeByRules') : undefined}
        onAsk={ask}
      >
        {stage.name === 'asking' && <Button onClick={stop}>{platform('frame.cancel')}</Button>}
        <QuotaBadge request={request} isByRules={isByRules} />
      </ReviewButtons>
      {stageText !== '' && <p className={styles.note}>{stageText}</p>}
      <StatusRegion message={stageText} />
      {stage.name === 'failed' && <ReviewFailed stage={stage} onRetry={() => ask(stage.call)} />}
      {reviews.replaced !== undefined && (
        <Replaced title={reviews.replaced} onUndo={undo} onDismiss={() => setReviews(NO_REVIEWS)} />
      )}
      {isPanelOpen && usage.stats && (
        <UsagePanel
          stats={isByRules ? { ...usage.stats, limitReason: null } : usage.stats}
          limits={usage.limits}
          onReload={reloadPage}
        />
      )}
      {isPanelOpen && isByRules && <p className={styles.note}>{t('ai.quotaByRules')}</p>}
      {target && createPortal(<ReviewPanel input={input} reviews={reviews} onUse={use} />, target)}
    </>
  );
}

/** Starts the call whose button loaded this section, when the limits are known. */
function useInitialCall(call: ReviewCall | null, { ask, usage }: AiReviewRequest) {
  const isAsked = useRef(call === null);
  const isReady = usage.stats !== null;
  useEffect(() => {
    if (call === null || isAsked.current || !isReady) return;
    isAsked.current = true;
    ask(call);
  });
}

interface QuotaBadgeProps {
  request: AiReviewRequest;
  isByRules: boolean;
}

/** Shows the remaining quota; opens the usage panel. */
function QuotaBadge({ request: { usage, isPanelOpen, togglePanel }, isByRules }: QuotaBadgeProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const left = usage.stats ? `${usage.stats.remainingQuota}/${usage.limits.perDay}` : '…';
  return (
    <Button variant="quiet" size="s" icon="clock" aria-expanded={isPanelOpen} onClick={togglePanel}>
      {isByRules ? t('ai.source-rules') : t('ai.quota', { left })}
    </Button>
  );
}

interface ReplacedProps {
  /** The previous title. */
  title: string;
  onUndo: (title: string) => void;
  onDismiss: () => void;
}

/** Offers to undo the replacement of the title. */
function Replaced({ title, onUndo, onDismiss }: ReplacedProps) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const platform = usePlatformWords();
  const undo = useRef<HTMLButtonElement>(null);
  // Moves the focus, because the pressed button was removed.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice
      tone="ok"
      live="polite"
      dismiss={{ label: platform('frame.dismiss'), onDismiss }}
      actions={
        <Button ref={undo} size="s" icon="reset" onClick={() => onUndo(title)}>
          {platform('frame.undo')}
        </Button>
      }
    >
      {t('ai.replaced')}
    </Notice>
  );
}

function useStageText(stage: ReviewStage): string {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  if (stage.name === 'asking') return t(`ai.asking-${stage.call}`);
  return stage.name === 'answered' ? t(`ai.answered-${stage.source}`) : '';
}
