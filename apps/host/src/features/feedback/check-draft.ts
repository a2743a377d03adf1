import type { FieldError } from '@seller-toolbox/contracts';
import { feedbackInputSchema, type FeedbackInput } from '@seller-toolbox/contracts/public-feedback';
import { toProblems } from '@seller-toolbox/tool-contract';
import type { FeedbackDraft } from './feedback-draft.ts';

export type CheckedDraft =
  | { readonly ok: true; readonly input: FeedbackInput }
  | { readonly ok: false; readonly problems: readonly FieldError[] };

/** Validates the form with the service's own schema. `website` is the honeypot field. */
export function checkDraft({ type, rating, message, email }: FeedbackDraft, website: string): CheckedDraft {
  const form = { feedback_type: type, rating, message, email, website: website || null };
  const checked = feedbackInputSchema.safeParse(form);
  if (checked.success) return { ok: true, input: checked.data };
  return { ok: false, problems: toProblems(checked.error.issues, form) };
}
