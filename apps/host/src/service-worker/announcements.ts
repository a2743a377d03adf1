/** Older ones are not shown: they may have ended. */
export const LONGEST_KEPT_MS = 24 * 60 * 60 * 1000;

const KEPT_AT = 'x-kept-at';

export interface AnnouncementPorts {
  readonly network: () => Promise<Response>;
  readonly read: () => Promise<Response | undefined>;
  readonly keep: (response: Response) => Promise<void>;
  readonly now: () => number;
}

/** The announcements as the service has them; while it is out of reach the last ones, for a day. */
export async function answerAnnouncements({
  network,
  read,
  keep,
  now,
}: AnnouncementPorts): Promise<Response> {
  try {
    const answer = await network();
    if (answer.ok) await keep(await dated(answer.clone(), now()));
    return answer;
  } catch (error) {
    const kept = await read();
    const age = now() - Number(kept?.headers.get(KEPT_AT) ?? Number.NEGATIVE_INFINITY);
    if (kept && age >= 0 && age <= LONGEST_KEPT_MS) return kept;
    throw error;
  }
}

async function dated(answer: Response, now: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(now));
  return new Response(await answer.blob(), { status: answer.status, headers });
}
