import type { FastifyReply } from 'fastify';
import { networksOf } from '../../http/rate-limit.ts';
import { disconnectSignal } from '../../http/request-end.ts';
import type { RunCaller } from '../../runs/tool-runs.ts';
import type { RunToolDeps } from './tools.service.ts';

export interface ToolsRoutesDeps extends RunToolDeps {
  /** Whether a network has a share of the runs. */
  readonly limitsCallers: boolean;
  /** Rows of batches that this process runs for a network per minute. */
  readonly rowsPerMinute: () => number;
}

/** Who waits for a run. */
export function callerOf(
  { limitsCallers }: Pick<ToolsRoutesDeps, 'limitsCallers'>,
  address: string,
  reply: FastifyReply,
): RunCaller {
  return { networks: limitsCallers ? networksOf(address) : [], signal: disconnectSignal(reply) };
}
