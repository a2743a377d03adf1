import type { FieldError } from '@seller-toolbox/contracts';
import { feedbackInputSchema, type FeedbackInput } from '@seller-toolbox/contracts/public-feedback';
import { toProblems } from '@seller-toolbox/tool-contract';
import { toSentFrom, type Origin } from './origin.ts';
import type { FeedbackDraft } from './feedback-draft.ts';

export type CheckedDraft =
  | { readonly ok: true; readonly input: FeedbackInput }
  | { readonly ok: false; readonly problems: readonly FieldError[] };

export interface FormContext {
  /** The honeypot field. */
  readonly website: string;
  /** Sent only with the visitor's consent. */
  readonly origin: Origin;
}

/** Validates the form with the service's own schema. */
export function checkDraft(draft: FeedbackDraft, { website, origin }: FormContext): CheckedDraft {
  const { type, rating, message, email, sharesOrigin } = draft;
  const form = {
    feedback_type: type,
    rating,
    message,
    email,
    website: website || null,
    ...(sharesOrigin && { sent_from: toSentFrom(origin) }),
  };
  const checked = feedbackInputSchema.safeParse(form);
  if (checked.success) return { ok: true, input: checked.data };
  return { ok: false, problems: toProblems(checked.error.issues, form) };
}
