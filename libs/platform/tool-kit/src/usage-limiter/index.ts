export { isUsageLimit } from './is-usage-limit.ts';
export { createUsageLimiter, type UsageLimiter, type UsageLimiterOptions } from './usage-limiter.ts';
export {
  DEFAULT_USAGE_LIMITS,
  usageStats,
  type LimitReason,
  type UsageLimits,
  type UsageQuestion,
  type UsageRecord,
  type UsageStats,
} from './usage-limits.ts';
export { UsagePanel } from './lazy-usage-panel.tsx';
export { dailyUseTone } from './usage-tone.ts';
export { useUsageLimiter, type UsageLimiterState } from './use-usage-limiter.ts';
