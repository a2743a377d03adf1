import * as z from 'zod/mini';
import { pageQuerySchema } from './pagination.ts';
import { storedText } from './stored-text.ts';
import { endsAfterStart, timeRangeFilters } from './time-range.ts';

/** All audited actions. */
export const AUDIT_ACTIONS = [
  'ai.set-prices',
  'announcements.create',
  'announcements.delete',
  'announcements.delete-template',
  'announcements.export',
  'announcements.save-template',
  'announcements.update',
  'audit.export',
  'auth.change-password',
  'auth.end-session',
  'auth.login',
  'auth.login-failed',
  'auth.login-failures',
  'auth.refresh-reused',
  'auth.spread-login-failures',
  'feedback.delete',
  'feedback.export',
  'feedback.restore',
  'feedback.set-status',
  'notices.test',
  'patents.import',
  'rates.refresh',
  'settings.reset',
  'settings.update',
  'tools.update',
  'users.create',
  'users.disable',
  'users.enable',
  'users.end-sessions',
  'users.reset-password',
  'users.set-role',
  'users.update',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const filters = {
  actor: z.optional(storedText(128)),
  action: z.optional(storedText(64)),
  subject: z.optional(storedText(128)),
  ...timeRangeFilters,
};

/** The query of `GET /audit/export`: exact `actor`, `action` and `subject`, from the instant `from` until before the instant `to`. */
export const auditFilterSchema = z.object(filters).check(endsAfterStart);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** The query of `GET /audit`. */
export const auditQuerySchema = z.object({ ...pageQuerySchema.shape, ...filters }).check(endsAfterStart);
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type AuditFact = z.infer<typeof fact>;

/** Old and new value; null: none. */
const change = z.object({ before: fact, after: fact });
export type AuditChange = z.infer<typeof change>;

/** An audit entry. */
export const auditRowSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Null: the command line, or a visitor. */
  actor_id: z.nullable(z.string()),
  /** The name at that time. */
  actor_name: z.string(),
  /** `<feature>.<what was done>`, like `users.create`. */
  action: z.string(),
  subject: z.nullable(z.string()),
  /** Facts or changes by name, like `status`. Never a secret or a text of a visitor. */
  details: z.nullable(z.record(z.string(), z.union([fact, change]))),
  /** The `x-request-id` of the call; null for the command line. */
  request_id: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
export type AuditDetails = NonNullable<AuditRow['details']>;
export const auditRowsSchema = z.array(auditRowSchema);
