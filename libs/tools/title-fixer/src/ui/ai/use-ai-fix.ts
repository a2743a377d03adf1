import type { AiFailure } from '@seller-toolbox/tool-kit';
import {
  DEFAULT_USAGE_LIMITS,
  isUsageLimit,
  useUsageLimiter,
  type LimitReason,
  type UsageLimiterState,
} from '@seller-toolbox/tool-kit/usage-limiter';
import { useLanguage } from '@seller-toolbox/words/react';
import { useState } from 'react';
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
  const [isPanelOpen, setPanelOpen] = useState(false);
  const service = useFixService();

  async function request() {
    setStage({ name: 'fixing' });
    const outcome = await service.fix(input);
    if (outcome.status === 'cancelled') return setStage(WAITING);
    if (outcome.status === 'refused') {
      usage.record(false);
      if (isUsageLimit(outcome.failure)) setPanelOpen(true);
      return setStage({ name: 'failed', reason: outcome.failure });
    }
    // With the linter, which only an answer needs.
    const { toAiFix } = await import('./to-ai-fix.ts');
    const answer = toAiFix(outcome.answer, { key, input });
    if (answer.source !== 'cache') usage.record(true);
    cache.put(toCached(answer, input, fix));
    setStage({ name: 'fixed', source: answer.source });
    present(answer, options);
    options.onAnswered(answer);
  }

  function requestWithinLimits() {
    if (!limitReason) return void request();
    setPanelOpen(true);
    setStage({ name: 'failed', reason: limitReason });
  }

  function showCached(cached: AiFix) {
    setPanelOpen(true);
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
    if (!cached) return requestWithinLimits();
    return cached.source === 'rules' ? void showUnlessAiConfigured(cached) : showCached(cached);
  }

  const togglePanel = () => setPanelOpen(!isPanelOpen);
  return { stage, usage, isPanelOpen, togglePanel, ask, stop: service.stop };
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
