import {
  aiStatusSchema,
  complianceCheckAnswerSchema,
  titleFixAnswerSchema,
  titleOptimizationAnswerSchema,
  type AiCall,
  type AiCalls,
  type AiStatus,
} from '@seller-toolbox/contracts/ai';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { callApi, type AnswerSchema, type CallOptions } from './call-api.ts';

const ANSWERS: { readonly [Call in AiCall]: AnswerSchema<AiCalls[Call]['answer']> } = {
  'title-fix': titleFixAnswerSchema,
  'title-optimization': titleOptimizationAnswerSchema,
  'compliance-check': complianceCheckAnswerSchema,
};

/** The service waits 30 seconds for the AI and may retry a failed connection once. */
const AI_TIMEOUT_MS = MINUTE;

/** Calls the AI; without a provider, rules answer. */
export function callAi<Call extends AiCall>(
  call: Call,
  request: AiCalls[Call]['request'],
  options: CallOptions = {},
): Promise<AiCalls[Call]['answer']> {
  const schema: AnswerSchema<AiCalls[Call]['answer']> = ANSWERS[call];
  return callApi({ path: `/ai/${call}`, method: 'POST', body: request }, schema, {
    timeoutMs: AI_TIMEOUT_MS,
    ...options,
  });
}

/** Whether an AI is configured, and the remaining quota of a call. */
export function aiStatus(
  { call, userSession }: { readonly call: AiCall; readonly userSession: string },
  options: CallOptions = {},
): Promise<AiStatus> {
  const query = new URLSearchParams({ call, user_session: userSession });
  return callApi({ path: `/ai/status?${query.toString()}` }, aiStatusSchema, options);
}
