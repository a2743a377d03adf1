import { AI_LIMITS } from '@seller-toolbox/tool-kit/ai-limits';
import type { UsageLimits } from '@seller-toolbox/tool-kit/usage-limiter';

const { hour, day } = AI_LIMITS['title-optimization'];

/** Two an hour, two a day, two a session, no waiting in between; both questions share them. */
export const REVIEW_LIMITS: UsageLimits = { perHour: hour, perDay: day, perSession: 2, cooldownMinutes: 0 };
