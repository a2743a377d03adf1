import { useToolEnvironment, type AiAnswer, type AiOutcome } from '@seller-toolbox/tool-kit';
import { useEffect, useRef } from 'react';
import type { TitleFixerInput } from '../../engine/title-fixer.schema.ts';

const CANCELLED = { status: 'cancelled' } as const;

export interface FixService {
  readonly fix: (input: TitleFixerInput) => Promise<AiOutcome<AiAnswer<'title-fix'>>>;
  readonly status: () => Promise<'configured' | 'absent' | 'unknown' | 'cancelled'>;
  /** Aborts the active request. */
  readonly stop: () => void;
}

/** The service that fixes titles. Unmounting aborts the active request. */
export function useFixService(): FixService {
  const { ai } = useToolEnvironment();
  const activeRequest = useRef<AbortController>(undefined);
  useEffect(() => () => activeRequest.current?.abort(), []);

  async function withAbort<Answer>(
    ask: (control: AbortController) => Promise<AiOutcome<Answer>>,
  ): Promise<AiOutcome<Answer>> {
    const control = new AbortController();
    activeRequest.current = control;
    const outcome = await ask(control);
    return control.signal.aborted ? CANCELLED : outcome;
  }

  return {
    fix: (input) => withAbort(({ signal }) => ai.ask('title-fix', toRequest(input), { signal })),
    status: async () => {
      const outcome = await withAbort(({ signal }) => ai.status('title-fix', { signal }));
      if (outcome.status === 'cancelled') return 'cancelled';
      if (outcome.status !== 'answered') return 'unknown';
      return outcome.answer.configured ? 'configured' : 'absent';
    },
    stop: () => activeRequest.current?.abort(),
  };
}

function toRequest({ title, errorMessage, brand, category, marketplace, ruleSet }: TitleFixerInput) {
  const given = { error_message: errorMessage.trim(), brand: brand.trim() };
  return {
    title: title.trim(),
    category,
    marketplace,
    rule_set: ruleSet,
    ...(given.error_message !== '' && { error_message: given.error_message }),
    ...(given.brand !== '' && { brand: given.brand }),
  };
}
