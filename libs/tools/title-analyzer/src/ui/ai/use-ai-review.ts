import { useToolEnvironment, type AiFailure, type AiSource } from '@seller-toolbox/tool-kit';
import { AI_TEXT_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import {
  isUsageLimit,
  useUsageLimiter,
  type LimitReason,
  type UsageLimiterState,
} from '@seller-toolbox/tool-kit/usage-limiter';
import { useEffect, useRef, useState } from 'react';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type { AiReviews, ReviewCall } from './ai-reviews.ts';
import { requestReview } from './request-review.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import type { Answerer } from './use-answerer.ts';

/** State of an AI call. */
export type ReviewStage =
  | { readonly name: 'waiting' }
  | { readonly name: 'asking'; readonly call: ReviewCall }
  | { readonly name: 'answered'; readonly source: AiSource }
  | { readonly name: 'failed'; readonly call: ReviewCall; readonly reason: FailReason };

export type FailReason = AiFailure | LimitReason | 'empty-title' | 'title-too-long' | 'keyword-too-long';

export interface AiReviewRequest {
  readonly stage: ReviewStage;
  readonly usage: UsageLimiterState;
  /** The quota is used up, and the AI answers. */
  readonly isLimited: boolean;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
  readonly ask: (call: ReviewCall) => void;
  readonly stop: () => void;
}

export interface AiReviewOptions {
  readonly input: TitleAnalyzerInput;
  readonly features: string;
  readonly isEmpty: boolean;
  readonly answerer: Answerer;
  /** Merges a response into the shown reviews. */
  readonly onReviews: (change: (shown: AiReviews) => AiReviews) => void;
}

const WAITING: ReviewStage = { name: 'waiting' };

/** Sends AI calls for the title; checks the limits of the browser before the service. */
export function useAiReview(options: AiReviewOptions): AiReviewRequest {
  const { ai } = useToolEnvironment();
  const { answerer } = options;
  const usage = useUsageLimiter('title-analyzer', REVIEW_LIMITS);
  // The limits are those of the AI.
  const limitReason = answerer.by === 'rules' ? null : (usage.stats?.limitReason ?? null);
  const [stage, setStage] = useState<ReviewStage>(WAITING);
  const { isPanelOpen, setPanelOpen } = usePanel(limitReason !== null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function start(call: ReviewCall): AbortController {
    const control = new AbortController();
    running.current = control;
    setStage({ name: 'asking', call });
    return control;
  }

  async function request(call: ReviewCall) {
    const control = start(call);
    const { input, features, onReviews } = options;
    const question = toQuestion(input, features);
    const outcome = await requestReview(ai, call, { question, input, signal: control.signal });
    if (control.signal.aborted || outcome.status === 'cancelled') return setStage(WAITING);
    if (outcome.status === 'refused') {
      usage.record(false);
      if (isUsageLimit(outcome.failure)) setPanelOpen(true);
      return setStage({ name: 'failed', call, reason: outcome.failure });
    }
    const { source, reviews } = outcome.answer;
    // Answers by rules and from the cache use no quota.
    if (source === 'ai') usage.record(true);
    answerer.learn(source);
    setStage({ name: 'answered', source });
    onReviews((shown) => ({ ...shown, ...reviews }));
  }

  /** A press that comes before the status of the service. */
  async function requestUnlessLimited(call: ReviewCall, reason: LimitReason) {
    const { signal } = start(call);
    const by = await answerer.request(signal);
    if (signal.aborted) return setStage(WAITING);
    return by === 'rules' ? request(call) : setStage({ name: 'failed', call, reason });
  }

  const problem = inputProblem(options);
  const blockReason = problem ?? limitReason;
  function ask(call: ReviewCall) {
    if (problem) setStage({ name: 'failed', call, reason: problem });
    else if (limitReason) void requestUnlessLimited(call, limitReason);
    else void request(call);
  }

  return {
    stage: isResolved(stage, blockReason) ? WAITING : stage,
    usage,
    isLimited: limitReason !== null,
    isPanelOpen,
    togglePanel: () => setPanelOpen(!isPanelOpen),
    ask,
    stop: () => running.current?.abort(),
  };
}

/** The usage panel opens automatically when the quota is used up, and stays closed if the visitor closes it. */
function usePanel(isLimited: boolean) {
  const [chosen, choose] = useState<{ isOpen: boolean; whileLimited: boolean }>();
  return {
    isPanelOpen: chosen?.whileLimited === isLimited ? chosen.isOpen : isLimited,
    setPanelOpen: (isOpen: boolean) => choose({ isOpen, whileLimited: isLimited }),
  };
}

/** Whether the reason of a failure no longer applies. */
function isResolved(stage: ReviewStage, blockReason: FailReason | null): boolean {
  return stage.name === 'failed' && typeof stage.reason !== 'object' && stage.reason !== blockReason;
}

/** Input that the service would reject is not sent. */
function inputProblem({ input, isEmpty }: AiReviewOptions): FailReason | undefined {
  if (isEmpty) return 'empty-title';
  if (input.title.trim().length > AI_TEXT_LIMITS.title) return 'title-too-long';
  return input.keyword.trim().length > AI_TEXT_LIMITS.keyword ? 'keyword-too-long' : undefined;
}

function toQuestion(input: TitleAnalyzerInput, features: string) {
  const { title, keyword, marketplace, category, ruleSet } = input;
  const given = { keyword: keyword.trim(), features: features.trim() };
  return {
    title: title.trim(),
    marketplace,
    category,
    rule_set: ruleSet,
    ...(given.keyword !== '' && { keyword: given.keyword }),
    ...(given.features !== '' && { features: given.features }),
  };
}
