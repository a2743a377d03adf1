import { useToolEnvironment, type AiFailure } from '@seller-toolbox/tool-kit';
import {
  DEFAULT_USAGE_LIMITS,
  isUsageLimit,
  useUsageLimiter,
  type LimitReason,
  type UsageLimiterState,
} from '@seller-toolbox/tool-kit/usage-limiter';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import type { TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import { aiRequestKey } from '../request-keys.ts';
import type { AiFix } from './ai-fix.ts';
import { useFixCache } from './use-fix-cache.ts';
import { useFixService } from './use-fix-service.ts';

/** The state of a request. */
export type AiStage =
  | { readonly name: 'waiting' }
  | { readonly name: 'fixing' }
  | { readonly name: 'fixed'; readonly source: AiFix['source'] | 'browser-cache' }
  | { readonly name: 'failed'; readonly reason: AiFailure | LimitReason | 'empty-title' };

export interface AiFixRequest {
  readonly stage: AiStage;
  readonly usage: UsageLimiterState;
  readonly isPanelOpen: boolean;
  /** No AI is configured: the rules answer and use no quota. */
  readonly isByRules: boolean;
  readonly togglePanel: () => void;
  readonly ask: () => void;
  readonly stop: () => void;
}

export interface AiFixOptions {
  readonly input: TitleFixerInput;
  readonly fix: TitleFix | undefined;
  readonly onFixed: (fix: AiFix) => void;
  /** Called for a new answer of the service, to be saved in the history. */
  readonly onAnswered: (fix: AiFix) => void;
}

type ToAiFix = typeof import('./to-ai-fix.ts').toAiFix;

const FEATURE = 'title-fix';
const WAITING: AiStage = { name: 'waiting' };

/** Requests versions from the AI: checks the cache, then the limits, then calls the service. */
export function useAiFix(options: AiFixOptions): AiFixRequest {
  const { input, fix } = options;
  const language = useLanguage();
  const usage = useUsageLimiter(FEATURE, DEFAULT_USAGE_LIMITS);
  const cache = useFixCache();
  const key = aiRequestKey(input, language);
  const limitReason = usage.stats?.limitReason ?? null;
  const { stage, setStage } = useStage(key, limitReason);
  const { openPanel, ...panel } = usePanel();
  const service = useFixService();

  async function request() {
    setStage({ name: 'fixing' });
    const outcome = await service.fix(input);
    if (outcome.status === 'cancelled') return setStage(WAITING);
    if (outcome.status === 'refused') {
      usage.record(false);
      if (isUsageLimit(outcome.failure)) openPanel();
      return setStage({ name: 'failed', reason: outcome.failure });
    }
    const answer = await checkAnswer(outcome.answer, { key, input });
    if (answer.source === 'ai') usage.record(true);
    cache.put(toCached(answer, input, fix));
    setStage({ name: 'fixed', source: answer.source });
    present(answer, options);
    options.onAnswered(answer);
  }

  /** The limits are those of the AI: without one, rules answer at any time. */
  async function requestWithinLimits() {
    if (!limitReason) return request();
    setStage({ name: 'fixing' });
    const status = await service.status();
    if (status === 'cancelled') return setStage(WAITING);
    if (status === 'absent') return request();
    openPanel();
    return setStage({ name: 'failed', reason: limitReason });
  }

  function showCached(cached: AiFix) {
    openPanel();
    setStage({ name: 'fixed', source: 'browser-cache' });
    present(cached, options);
  }

  /** A cached answer by rules is stale once an AI is configured. */
  async function showUnlessAiConfigured(cached: AiFix) {
    setStage({ name: 'fixing' });
    const status = await service.status();
    if (status === 'cancelled') return setStage(WAITING);
    return status === 'configured' ? requestWithinLimits() : showCached(cached);
  }

  function ask() {
    if (!fix) return setStage({ name: 'failed', reason: 'empty-title' });
    const cached = cache.get(key);
    if (!cached) return void requestWithinLimits();
    return cached.source === 'rules' ? void showUnlessAiConfigured(cached) : showCached(cached);
  }

  return { stage, usage, ...panel, isByRules: useIsByRules(), ask, stop: service.stop };
}

/** Loads the linter, which only an answer needs. */
async function checkAnswer(...parameters: Parameters<ToAiFix>): Promise<AiFix> {
  const { toAiFix } = await import('./to-ai-fix.ts');
  return toAiFix(...parameters);
}

function usePanel() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const openPanel = () => setPanelOpen(true);
  return { isPanelOpen, openPanel, togglePanel: () => setPanelOpen(!isPanelOpen) };
}

/** Whether the service answers by rules; false until its status is known. */
function useIsByRules(): boolean {
  const { ai } = useToolEnvironment();
  const [isByRules, setByRules] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    void ai.status(FEATURE, { signal: control.signal }).then((outcome) => {
      if (outcome.status === 'answered') setByRules(!outcome.answer.configured);
    });
    return () => control.abort();
  }, [ai]);
  return isByRules;
}

/** Ignores answers by rules, which the service gives without an AI: the page has them already. */
function present(answer: AiFix, { onFixed }: AiFixOptions) {
  if (answer.source !== 'rules') onFixed(answer);
}

/**
 * The stage of the request for a key. It is reset if the key changes or a limit has expired, unless the request is running.
 */
function useStage(key: string, limitReason: LimitReason | null) {
  const [current, setCurrent] = useState<{ key: string; stage: AiStage }>({ key, stage: WAITING });
  const isCurrent =
    current.stage.name === 'fixing' || (current.key === key && !isObsolete(current.stage, limitReason));
  return {
    stage: isCurrent ? current.stage : WAITING,
    setStage: (stage: AiStage) => setCurrent({ key, stage }),
  };
}

function isObsolete(stage: AiStage, limitReason: LimitReason | null): boolean {
  if (stage.name !== 'failed' || typeof stage.reason === 'object') return false;
  return stage.reason !== 'empty-title' && stage.reason !== limitReason;
}

function toCached(
  result: AiFix,
  { title, marketplace, category }: TitleFixerInput,
  fix: TitleFix | undefined,
) {
  const violations = fix?.violations.map(({ finding }) => finding.code) ?? [];
  return { key: result.key, originalTitle: title, marketplace, category, violations, result };
}
