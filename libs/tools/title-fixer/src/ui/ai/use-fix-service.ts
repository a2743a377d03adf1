import { useToolEnvironment, type AiAnswer, type AiOutcome } from '@seller-toolbox/tool-kit';
import { useEffect, useRef } from 'react';
import type { TitleFixerInput } from '../../engine/title-fixer.schema.ts';

const CANCELLED = { status: 'cancelled' } as const;

export interface FixService {
  readonly fix: (input: TitleFixerInput) => Promise<AiOutcome<AiAnswer<'title-fix'>>>;
  /** Whether there is an AI; where nobody can say so, there is none. */
  readonly status: () => Promise<'configured' | 'absent' | 'cancelled'>;
  /** Ends what is under way. */
  readonly stop: () => void;
}

/** The service that fixes titles, asked one thing at a time; leaving the page ends it. */
export function useFixService(): FixService {
  const { ai } = useToolEnvironment();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function stoppable<Answer>(
    ask: (control: AbortController) => Promise<AiOutcome<Answer>>,
  ): Promise<AiOutcome<Answer>> {
    const control = new AbortController();
    running.current = control;
    const outcome = await ask(control);
    return control.signal.aborted ? CANCELLED : outcome;
  }

  return {
    fix: (input) => stoppable(({ signal }) => ai.ask('title-fix', toQuestion(input), { signal })),
    status: async () => {
      const outcome = await stoppable(({ signal }) => ai.status('title-fix', { signal }));
      if (outcome.status === 'cancelled') return 'cancelled';
      return outcome.status === 'answered' && outcome.answer.configured ? 'configured' : 'absent';
    },
    stop: () => running.current?.abort(),
  };
}

function toQuestion({ title, errorMessage, brand, category, marketplace, ruleSet }: TitleFixerInput) {
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
