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
import { questionKey } from '../question-key.ts';
import { toAiFix, type AiFix } from './ai-fix.ts';
import { useFixCache } from './use-fix-cache.ts';
import { useFixService } from './use-fix-service.ts';

/** Where a request stands. */
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
  /** The AI answered just now: the answer belongs into the history. */
  readonly onAnswered: (fix: AiFix) => void;
}

const FEATURE = 'title-fix';
const WAITING: AiStage = { name: 'waiting' };

/** Asks the AI for versions: the cache first, then the limits, then the service. */
export function useAiFix(options: AiFixOptions): AiFixRequest {
  const { input, fix } = options;
  const language = useLanguage();
  const usage = useUsageLimiter(FEATURE, DEFAULT_USAGE_LIMITS);
  const cache = useFixCache();
  const key = questionKey(input, language);
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
    const answer = toAiFix(outcome.answer, { key, input });
    if (answer.source !== 'cache') usage.record(true);
    cache.keep(toCached(answer, input, fix));
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

  /** What the rules answered is no answer any more once there is an AI. */
  async function showUnlessAi(cached: AiFix) {
    setStage({ name: 'fixing' });
    const status = await service.status();
    if (status === 'cancelled') return setStage(WAITING);
    return status === 'configured' ? requestWithinLimits() : showCached(cached);
  }

  function ask() {
    if (!fix) return setStage({ name: 'failed', reason: 'empty-title' });
    const cached = cache.find(key);
    if (!cached) return requestWithinLimits();
    return cached.source === 'rules' ? void showUnlessAi(cached) : showCached(cached);
  }

  const togglePanel = () => setPanelOpen(!isPanelOpen);
  return { stage, usage, isPanelOpen, togglePanel, ask, stop: service.stop };
}

/** Where no AI is configured the service rewrites by rules, as the page does itself: nothing the AI has made. */
function present(answer: AiFix, { onFixed }: AiFixOptions) {
  if (answer.source !== 'rules') onFixed(answer);
}

/**
 * Where the request for a question stands: what was said of another one is over, and so is a limit that has passed; a
 * request that runs goes on.
 */
function useStage(key: string, limitReason: LimitReason | null) {
  const [reached, reach] = useState<{ key: string; stage: AiStage }>({ key, stage: WAITING });
  const holds =
    reached.stage.name === 'fixing' || (reached.key === key && !isPast(reached.stage, limitReason));
  return {
    stage: holds ? reached.stage : WAITING,
    setStage: (stage: AiStage) => reach({ key, stage }),
  };
}

function isPast(stage: AiStage, limitReason: LimitReason | null): boolean {
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
