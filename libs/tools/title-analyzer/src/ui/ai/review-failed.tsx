import { useToolWords } from '@seller-toolbox/tool-kit';
import { AI_TEXT_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import { isUsageLimit } from '@seller-toolbox/tool-kit/usage-limiter';
import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import type zh from '../../locales/zh.json';
import { REVIEW_LIMITS } from './review-limits.ts';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';
import type { ReviewStage } from './use-ai-review.ts';

type Failed = Extract<ReviewStage, { name: 'failed' }>;

/** Error of an AI call, with a retry button where useful. */
export function ReviewFailed({ stage, onRetry }: { stage: Failed; onRetry: () => void }) {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const platform = usePlatformWords();
  return (
    <Notice
      tone="bad"
      title={t('ai.notice')}
      live="assertive"
      actions={
        typeof stage.reason === 'object' && (
          <Button size="s" onClick={onRetry}>
            {platform('frame.retry')}
          </Button>
        )
      }
    >
      {useFailureText(stage)}
    </Notice>
  );
}

function useFailureText({ reason, call }: Failed): string {
  const t = useWords<ReviewWords>(REVIEW_WORDS);
  const tool = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  switch (reason) {
    case 'empty-title':
      return tool.t('findings.title-empty');
    case 'title-too-long':
      return t('ai.titleTooLong', { max: AI_TEXT_LIMITS.title });
    case 'keyword-too-long':
      return t('ai.keywordTooLong', { max: AI_TEXT_LIMITS.keyword });
    case 'hourly_limit':
      return platform('usageLimit.hourly_limit', { count: REVIEW_LIMITS.perHour });
    case 'daily_limit':
      return platform('usageLimit.daily_limit', { count: REVIEW_LIMITS.perDay });
    case 'session_limit':
      return platform('usageLimit.session_limit', { count: REVIEW_LIMITS.perSession });
    case 'cooldown':
      return platform('usageLimit.cooldown', { count: REVIEW_LIMITS.cooldownMinutes });
    default:
      if (hasUserMessage(reason.code) && reason.message !== null) return reason.message;
      return isUsageLimit(reason) ? platform('usageLimit.default') : t(`ai.failed-${call}`);
  }
}

/** Whether the error is user-fixable: gateway errors have a useful message, network and server errors do not. */
function hasUserMessage(code: string): boolean {
  return code.startsWith('ai.') || code.startsWith('request.');
}
