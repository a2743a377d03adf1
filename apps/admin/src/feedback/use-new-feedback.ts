import { countNewFeedback } from '@seller-toolbox/api-client/new-feedback';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { canManageFeedback } from '../session/policies.ts';
import { useSessionState } from '../session/session-context.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';

/** How much feedback is new; 0 for users who may not read it. */
export function useNewFeedback(): number {
  const state = useSessionState();
  const enabled =
    state.status === 'signed-in' &&
    state.user.password_expires_at === undefined &&
    canManageFeedback(state.user);
  const { data = 0 } = useServiceQuery([...FEEDBACK_KEY, 'new'], countNewFeedback, {
    enabled,
    everyMs: MINUTE,
  });
  return enabled ? data : 0;
}
