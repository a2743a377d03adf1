import * as z from 'zod/mini';

/** What operators are notified of; each can be switched off in the setting `notices`. */
export const NOTICE_KINDS = [
  'feedback',
  'backup-failed',
  'ai-cap',
  'rates-stale',
  'disk-full',
  'sign-in-failures',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `test` is sent by the buttons of the admin section. */
export const SENT_KINDS = [...NOTICE_KINDS, 'test'] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** How a notice is delivered. Answers, the table and the code `notices.way-not-configured` say `way`. */
export const NOTICE_CHANNELS = ['webhook', 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Why an attempt failed: an outbound fault, an answer that is no success, a sign-in that the mail server rejected. */
export const NOTICE_FAULTS = [
  'not-allowed',
  'redirected',
  'timed-out',
  'too-large',
  'unreachable',
  'rejected',
  'sign-in',
] as const;
export type NoticeFault = (typeof NOTICE_FAULTS)[number];

export const NOTICE_STATES = ['waiting', 'delivered', 'failed'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

const channelStateSchema = z.object({
  way: z.enum(NOTICE_CHANNELS),
  /** Host of the webhook or address of the mails; null: not configured. Never a secret. */
  target: z.nullable(z.string()),
});

const sentNoticeSchema = z.object({
  id: z.string(),
  kind: z.enum(SENT_KINDS),
  created_at: z.string(),
  /** None until the next delivery run. */
  deliveries: z.array(
    z.object({
      way: z.enum(NOTICE_CHANNELS),
      state: z.enum(NOTICE_STATES),
      attempts: z.int(),
      /** Of the last failed attempt. */
      fault: z.nullable(z.enum(NOTICE_FAULTS)),
      /** Of the delivery, of giving up, or of the next attempt. */
      at: z.string(),
    }),
  ),
});

/** `GET /notices`: the channels and the last notices, the newest first. */
export const noticesSchema = z.object({
  ways: z.array(channelStateSchema),
  recent: z.array(sentNoticeSchema),
});
export type Notices = z.infer<typeof noticesSchema>;

/** `POST /notices/test`. */
export const noticeTestSchema = z.object({ way: z.enum(NOTICE_CHANNELS) });
export const noticeTestAnswerSchema = z.object({ stored: z.literal(true) });
