import { listSessions } from '@seller-toolbox/api-client/accounts';
import type { SessionRow } from '@seller-toolbox/contracts/auth';
import { HOUR, MAX_TIMER_MS, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useEffect, useState } from 'react';
import { useServiceQuery } from '../session/use-service.ts';

export const SESSIONS_KEY = ['sessions'] as const;

/** How long before the end of the session the warning appears. */
export const WARN_BEFORE_MS = 10 * MINUTE;
/** A session without "remember me" lives for 12 hours. */
const MAX_PLAIN_MS = 13 * HOUR;

export interface SessionEnd {
  readonly at: Date;
  readonly isRemembered: boolean;
}

/** The end of the own session when it is near; null before. No call can prolong it, only another sign-in. */
export function useSessionEnd(): SessionEnd | null {
  const { data } = useServiceQuery(SESSIONS_KEY, listSessions);
  const current = data?.find((session) => session.current);
  const end = current ? Date.parse(current.expires_at) : null;
  const isNear = useHasPassed(end === null ? null : end - WARN_BEFORE_MS);
  if (!current || end === null || !isNear) return null;
  return { at: new Date(end), isRemembered: isRemembered(current) };
}

/** Whether a session outlives the browser; the next one on this device must do the same. */
export function isRemembered({ created_at: start, expires_at: end }: SessionRow): boolean {
  return Date.parse(end) - Date.parse(start) > MAX_PLAIN_MS;
}

/** Whether an instant has passed; it is watched until then. */
function useHasPassed(instant: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (instant === null) return undefined;
    const wait = instant - Date.now();
    if (wait <= 0 && now >= instant) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, wait), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [instant, now]);
  return instant !== null && now >= instant;
}
