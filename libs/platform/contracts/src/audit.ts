import * as z from 'zod/mini';
import { pageQuerySchema } from './pagination.ts';
import { storedText } from './stored-text.ts';

const instant = z.iso.datetime({ offset: true });

/** `GET /audit`: exact `actor` and `action`, from the instant `from` until before the instant `to`. */
export const auditQuerySchema = z
  .object({
    ...pageQuerySchema.shape,
    actor: z.optional(storedText(128)),
    action: z.optional(storedText(64)),
    from: z.optional(instant),
    to: z.optional(instant),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
      path: ['to'],
      params: { code: 'end-before-start' },
    }),
  );
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** One change that an admin or the command line made, the newest first. */
export const auditRowSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Null: the command line, or a visitor. */
  actor_id: z.nullable(z.string()),
  /** As it was then. */
  actor_name: z.string(),
  /** `<feature>.<what was done>`, like `users.create`. */
  action: z.string(),
  subject: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
export const auditRowsSchema = z.array(auditRowSchema);
