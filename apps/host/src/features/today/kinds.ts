import type { TodayKind } from '@seller-toolbox/tool-contract';

/** In the order of the page. */
export const TODAY_KINDS: readonly TodayKind[] = ['event', 'deadline', 'rate', 'rule'];
