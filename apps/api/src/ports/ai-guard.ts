import { createNetworkShares } from '../network-shares.ts';
import { AiProviderError, type AiFault, type AiProvider, type AiTier } from './ai-provider.ts';
import type { Clock } from './clock.ts';

/** Maximum concurrent calls to the provider per process. */
export const MAX_CONCURRENT_CALLS = 8;
/** Consecutive failures that open the circuit of a model. */
export const FAILURES_UNTIL_OPEN = 5;
export const REST_MS = 30_000;

/** Faults that count as failures. Explicit rejections of the provider are fast and have their own errors. */
const FAILURES: ReadonlySet<AiFault> = new Set([
  'unreachable',
  'timed-out',
  'failed',
  'malformed',
  'too-large',
]);

interface Circuit {
  failures: number;
  lastFault: AiFault;
  /** When it was opened, or last tried. */
  openedAt: number;
}

/**
 * Circuit breaker per model tier, and a limit of concurrent calls, shared fairly between networks. While open, calls fail immediately with the last fault;
 * after REST_MS one trial call goes through.
 */
export function guardAiProvider(provider: AiProvider, clock: Clock): AiProvider {
  const circuits = new Map<AiTier, Circuit>();
  const running = createNetworkShares(MAX_CONCURRENT_CALLS);

  function settle(tier: AiTier, fault: AiFault | null): void {
    if (fault === null || !FAILURES.has(fault)) {
      circuits.delete(tier);
      return;
    }
    const failures = (circuits.get(tier)?.failures ?? 0) + 1;
    circuits.set(tier, { failures, lastFault: fault, openedAt: clock() });
  }

  function rejectWhileOpen(tier: AiTier): void {
    const circuit = circuits.get(tier);
    if (!circuit || circuit.failures < FAILURES_UNTIL_OPEN) return;
    const rested = clock() - circuit.openedAt;
    // Negative if the clock was set back: then the trial is allowed.
    if (rested >= 0 && rested < REST_MS)
      throw new AiProviderError(circuit.lastFault, 'the circuit is open', false);
    // This call is the trial; others fail until it ends.
    circuit.openedAt = clock();
  }

  return {
    complete: async (prompt, networks) => {
      if (running.total() >= MAX_CONCURRENT_CALLS || !running.hasShareLeft(networks))
        throw new AiProviderError('busy');
      rejectWhileOpen(prompt.tier);
      running.change(networks, 1);
      try {
        const content = await provider.complete(prompt, networks);
        settle(prompt.tier, null);
        return content;
      } catch (error) {
        settle(prompt.tier, error instanceof AiProviderError ? error.fault : 'failed');
        throw error;
      } finally {
        running.change(networks, -1);
      }
    },
  };
}
