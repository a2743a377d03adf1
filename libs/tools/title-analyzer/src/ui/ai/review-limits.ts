import { AI_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import type { UsageLimits } from '@seller-toolbox/tool-kit/usage-limiter';

const { hour, day } = AI_LIMITS['title-optimization'];

/** Limits per hour, day and session without cooldown, shared by both calls. */
export const REVIEW_LIMITS: UsageLimits = { perHour: hour, perDay: day, perSession: 2, cooldownMinutes: 0 };
