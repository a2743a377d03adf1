import { useToolEnvironment, type AiFailure } from '@seller-toolbox/tool-kit';
import {
  DEFAULT_USAGE_LIMITS,
  useUsageLimiter,
  type LimitReason,
  type UsageLimiterState,
} from '@seller-toolbox/tool-kit/usage-limiter';
import { useLanguage } from '@seller-toolbox/i18n/react';
import { useEffect, useRef, useState } from 'react';
import type { TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import { questionKey } from '../question-key.ts';
import { toAiFix, type AiFix } from './ai-fix.ts';
import { useFixCache } from './use-fix-cache.ts';

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
export function useAiFix({ input, fix, onFixed, onAnswered }: AiFixOptions): AiFixRequest {
  const { ai } = useToolEnvironment();
  const language = useLanguage();
  const usage = useUsageLimiter(FEATURE, DEFAULT_USAGE_LIMITS);
  const cache = useFixCache();
  const key = questionKey(input, language);
  const limitReason = usage.stats?.limitReason ?? null;
  const { stage, setStage } = useStage(key, limitReason);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function request() {
    const control = new AbortController();
    running.current = control;
    setStage({ name: 'fixing' });
    const outcome = await ai.ask('title-fix', toQuestion(input), { signal: control.signal });
    if (control.signal.aborted || outcome.status === 'cancelled') return setStage(WAITING);
    if (outcome.status === 'refused') {
      usage.record(false);
      if (isQuotaCode(outcome.failure.code)) setPanelOpen(true);
      return setStage({ name: 'failed', reason: outcome.failure });
    }
    const answer = toAiFix(outcome.answer, { key, input });
    if (answer.source !== 'cache') usage.record(true);
    cache.keep(toCached(answer, input, fix));
    setStage({ name: 'fixed', source: answer.source });
    present(answer);
    onAnswered(answer);
  }

  /** Where no AI is configured the service rewrites by rules, as the page does itself: nothing the AI has made. */
  function present(answer: AiFix) {
    if (answer.source !== 'rules') onFixed(answer);
  }

  function ask() {
    if (!fix) return setStage({ name: 'failed', reason: 'empty-title' });
    const cached = cache.find(key);
    if (cached) {
      setPanelOpen(true);
      setStage({ name: 'fixed', source: 'browser-cache' });
      return present(cached);
    }
    if (limitReason) {
      setPanelOpen(true);
      return setStage({ name: 'failed', reason: limitReason });
    }
    void request();
  }

  return {
    stage,
    usage,
    isPanelOpen,
    togglePanel: () => setPanelOpen(!isPanelOpen),
    ask,
    stop: () => running.current?.abort(),
  };
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

function toQuestion({ title, errorMessage, brand, category, marketplace }: TitleFixerInput) {
  const given = { error_message: errorMessage.trim(), brand: brand.trim() };
  return {
    title: title.trim(),
    category,
    marketplace,
    ...(given.error_message !== '' && { error_message: given.error_message }),
    ...(given.brand !== '' && { brand: given.brand }),
  };
}

function isQuotaCode(code: string): boolean {
  return code === 'ai.hourly-limit' || code === 'ai.daily-limit';
}
