import { DAY } from '@seller-toolbox/tool-contract/durations';

/** Older ones are not shown: they may have ended. */
export const MAX_AGE_MS = DAY;

const CACHED_AT = 'x-kept-at';

export interface AnnouncementPorts {
  readonly network: () => Promise<Response>;
  readonly read: () => Promise<Response | undefined>;
  readonly store: (response: Response) => Promise<void>;
  readonly now: () => number;
}

/**
 * The announcements as the service has them; while it is out of reach the last ones, for a day. A browser that keeps nothing, its
 * storage being full or blocked, shows them all the same.
 */
export async function answerAnnouncements(ports: AnnouncementPorts): Promise<Response> {
  const { network, store, now } = ports;
  try {
    const answer = await network();
    if (answer.ok) await store(await withCacheTime(answer.clone(), now())).catch(() => undefined);
    return answer;
  } catch (error) {
    const cached = await readCached(ports);
    if (cached) return cached;
    throw error;
  }
}

async function readCached({ read, now }: AnnouncementPorts): Promise<Response | null> {
  const cached = await read().catch(() => undefined);
  const age = now() - Number(cached?.headers.get(CACHED_AT) ?? Number.NEGATIVE_INFINITY);
  return cached && age >= 0 && age <= MAX_AGE_MS ? cached : null;
}

async function withCacheTime(answer: Response, now: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT, String(now));
  return new Response(await answer.blob(), { status: answer.status, headers });
}
