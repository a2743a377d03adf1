import { AiProviderError, type AiFault, type AiProvider, type AiTier } from './ai-provider.ts';
import type { Clock } from './clock.ts';

/** Calls that may be under way at the provider at the same time, in this process. */
export const MOST_UNDER_WAY = 8;
/** So many failures in a row, and a model is left alone for a while. */
export const FAILURES_UNTIL_OPEN = 5;
export const REST_MS = 30_000;

/** A provider that answered has not failed, however it refused: those are quick, and named by their own texts. */
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
  /** When it was opened, or tried for the last time. */
  openedAt: number;
}

/**
 * Protects the provider, and callers from waiting for one that is down. While a model rests, its calls fail at once with
 * the fault that it last had; after the rest one call tries again, and the others wait for its outcome.
 */
export function guardAiProvider(provider: AiProvider, clock: Clock): AiProvider {
  const circuits = new Map<AiTier, Circuit>();
  let underWay = 0;

  function settle(tier: AiTier, fault: AiFault | null): void {
    if (fault === null || !FAILURES.has(fault)) {
      circuits.delete(tier);
      return;
    }
    const failures = (circuits.get(tier)?.failures ?? 0) + 1;
    circuits.set(tier, { failures, lastFault: fault, openedAt: clock() });
  }

  function refuseWhileOpen(tier: AiTier): void {
    const circuit = circuits.get(tier);
    if (!circuit || circuit.failures < FAILURES_UNTIL_OPEN) return;
    const rested = clock() - circuit.openedAt;
    // A clock that was set back makes it negative: nobody waits a day for that.
    if (rested >= 0 && rested < REST_MS) throw new AiProviderError(circuit.lastFault, 'the circuit is open');
    // This call is the trial; until it is settled, others are refused.
    circuit.openedAt = clock();
  }

  return {
    complete: async (prompt) => {
      if (underWay >= MOST_UNDER_WAY) throw new AiProviderError('busy');
      refuseWhileOpen(prompt.tier);
      underWay += 1;
      try {
        const content = await provider.complete(prompt);
        settle(prompt.tier, null);
        return content;
      } catch (error) {
        settle(prompt.tier, error instanceof AiProviderError ? error.fault : 'failed');
        throw error;
      } finally {
        underWay -= 1;
      }
    },
  };
}
