import { reloadPage, useToolWords } from '@seller-toolbox/tool-kit';
import {
  DEFAULT_USAGE_LIMITS,
  isUsageLimit,
  UsagePanel,
  type LimitReason,
} from '@seller-toolbox/tool-kit/usage-limiter';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { Button, Notice, StatusRegion } from '@seller-toolbox/ui';
import { useEffect, useRef } from 'react';
import type zh from '../../locales/zh.json';
import type { AiProps } from './ai-props.ts';
import { AI_WORDS, loadAiWords, type AiWords } from './ai-words.ts';
import { useAiFix, type AiFixRequest, type AiStage } from './use-ai-fix.ts';
import styles from './ai-section.module.css';

export interface AiSectionProps extends AiProps {
  /** The visitor pressed the button before this component was loaded. */
  asksOnMount: boolean;
}

/** The button that asks the AI, the state of the request and the remaining quota. */
export function AiSection(props: AiSectionProps) {
  return (
    <LazyWords namespace={AI_WORDS} load={loadAiWords}>
      <AiRequest {...props} />
    </LazyWords>
  );
}

function AiRequest({ input, fix, showsRules, onFixed, onAnswered, asksOnMount }: AiSectionProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const request = useAiFix({ input, fix, onFixed, onAnswered });
  const { stage, usage, isPanelOpen, isByRules, ask, stop } = request;
  const tAi = useWords<AiWords>(AI_WORDS);
  const stageText = useStageText(stage);
  useAskOnMount(asksOnMount, request);
  return (
    <>
      <div className={styles.actions}>
        <Button icon="wrench" busy={stage.name === 'fixing'} onClick={ask}>
          {t(isByRules ? 'ui.aiFixByRules' : 'ui.aiFix')}
        </Button>
        {stage.name === 'fixing' && <Button onClick={stop}>{platform('frame.cancel')}</Button>}
        <QuotaBadge request={request} />
        {showsRules && !isByRules && <span className={styles.note}>{t('ui.rulesOnly')}</span>}
      </div>
      <p className={styles.stage}>{stageText}</p>
      <StatusRegion message={stage.name === 'waiting' ? '' : stageText} />
      {stage.name === 'failed' && <AiFailed stage={stage} request={request} />}
      {isPanelOpen && usage.stats && (
        <UsagePanel stats={usage.stats} limits={usage.limits} onReload={reloadPage} />
      )}
      {isPanelOpen && isByRules && <p className={styles.stage}>{tAi('ai.quotaByRules')}</p>}
    </>
  );
}

/** Sends the request of the press that loaded the component, once the limits are loaded. */
function useAskOnMount(asksOnMount: boolean, { ask, usage }: AiFixRequest) {
  const isAsked = useRef(!asksOnMount);
  const isReady = usage.stats !== null;
  useEffect(() => {
    if (isAsked.current || !isReady) return;
    isAsked.current = true;
    ask();
  });
}

/** The remaining requests of this hour; opens the usage panel. */
function QuotaBadge({ request: { usage, isPanelOpen, isByRules, togglePanel } }: { request: AiFixRequest }) {
  const { t } = useToolWords<typeof zh>();
  const tAi = useWords<AiWords>(AI_WORDS);
  const left = usage.stats ? `${usage.stats.remainingQuota}/${usage.limits.perHour}` : '…';
  return (
    <Button variant="quiet" size="s" icon="clock" aria-expanded={isPanelOpen} onClick={togglePanel}>
      {isByRules ? t('ui.source-rules') : tAi('ai.quota', { left })}
    </Button>
  );
}

function AiFailed({
  stage,
  request,
}: {
  stage: Extract<AiStage, { name: 'failed' }>;
  request: AiFixRequest;
}) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const message = useFailureText(stage);
  const isRetryable = typeof stage.reason === 'object';
  return (
    <Notice
      tone="bad"
      title={t('ui.aiNotice')}
      live="assertive"
      actions={
        isRetryable && (
          <Button size="s" onClick={request.ask}>
            {platform('frame.retry')}
          </Button>
        )
      }
    >
      {message}
    </Notice>
  );
}

function useFailureText({ reason }: Extract<AiStage, { name: 'failed' }>): string {
  const { t } = useToolWords<typeof zh>();
  const tAi = useWords<AiWords>(AI_WORDS);
  const platform = usePlatformWords();
  if (reason === 'empty-title') return t('findings.title-empty');
  if (typeof reason === 'string') return platform(`usageLimit.${reason}`, { count: LIMIT_COUNTS[reason] });
  if (reason.code.startsWith('network.')) return tAi('ai.unreachable');
  if (reason.message !== null) return reason.message;
  return isUsageLimit(reason) ? platform('usageLimit.default') : tAi('ai.failed');
}

const { perHour, perDay, perSession, cooldownMinutes } = DEFAULT_USAGE_LIMITS;
const LIMIT_COUNTS: Readonly<Record<LimitReason, number>> = {
  hourly_limit: perHour,
  daily_limit: perDay,
  session_limit: perSession,
  cooldown: cooldownMinutes,
};

function useStageText(stage: AiStage): string {
  const tAi = useWords<AiWords>(AI_WORDS);
  if (stage.name !== 'fixed') return tAi(`ai.stage-${stage.name}`);
  return tAi(`ai.answered-${stage.source}`);
}
