/** After this time the cached page is used. */
export const NETWORK_TIMEOUT_MS = 4000;

export interface PagePorts {
  readonly network: () => Promise<Response>;
  /** The cached page of this language; null where there is none. */
  readonly cached: () => Promise<Response | null>;
  /** Says that there is neither. */
  readonly fallback: () => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * The page as the service has it now. When the service is slow, broken or out of reach, the cached one; the browser's own
 * error page never appears, not even where the storage cannot be read.
 */
export async function answerPage({ network, cached, fallback, wait }: PagePorts): Promise<Response> {
  const answer = network().catch(() => null);
  const first = await Promise.race([answer, wait(NETWORK_TIMEOUT_MS).then(() => null)]);
  if (first && first.status < 500) return first;
  return (await cached().catch(() => null)) ?? (await answer) ?? (await fallback());
}
