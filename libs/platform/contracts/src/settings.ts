import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcement-kinds.data.ts';
import { NOTICE_KINDS, type NoticeKind } from './notices.ts';
import { queryInteger } from './pagination.ts';
import { siteConfigSchema } from './site-config.ts';
import { fitsCharacters, storedLines } from './stored-text.ts';

/** Maximum and default of the setting. */
export const BATCH_ROWS_PER_MINUTE = 20_000;

/** Of one legal text in one language. */
export const MAX_LEGAL_TEXT = 10_000;

/** By language; a language without a text shows the built-in one. A blank line separates paragraphs, `## ` begins a heading. */
const legalTexts = z._default(
  z.partialRecord(
    z.enum(ANNOUNCEMENT_LANGUAGES),
    storedLines().check(z.trim(), fitsCharacters(MAX_LEGAL_TEXT)),
  ),
  {},
);
const wholeNumber = (min: number, max: number, normal: number) =>
  z._default(z.int().check(z.gte(min), z.lte(max)), normal);

const site = siteConfigSchema.shape;

const ALL_KINDS: Record<NoticeKind, boolean> = {
  feedback: true,
  'backup-failed': true,
  'ai-cap': true,
  'rates-stale': true,
  'disk-full': true,
  'sign-in-failures': true,
};

/** Every setting with its rules and its default. Those of the site have the names of the site configuration. */
export const SETTING_SCHEMAS = {
  siteName: site.siteName,
  companyName: site.companyName,
  registrationNumber: site.registrationNumber,
  filings: site.filings,
  contactEmail: site.contactEmail,
  authorText: site.authorText,
  forumUrl: site.forumUrl,
  heroClaims: site.heroClaims,
  verification: site.verification,
  publicUrl: site.publicUrl,
  defaultRuleSet: site.defaultRuleSet,
  /** Null: no profile. */
  profile: z._default(z.nullable(z.literal('specification')), null),
  terms: legalTexts,
  privacy: legalTexts,
  /** Calls to the provider of the AI per day, of the whole site. */
  aiDailyCap: wholeNumber(0, 9_999_999, 1000),
  /** Pieces of feedback from one network per day (UTC). */
  feedbackPerDay: wholeNumber(1, 10_000, 500),
  /** Rows of batches that one process of the service runs for a network per minute. More was never measured. */
  batchRowsPerMinute: wholeNumber(100, BATCH_ROWS_PER_MINUTE, BATCH_ROWS_PER_MINUTE),
  /** The built-in privacy page names the defaults, so they are the maximum. */
  eventDays: wholeNumber(7, 90, 90),
  rollUpMonths: wholeNumber(1, 25, 25),
  feedbackEmailDays: wholeNumber(30, 365, 365),
  /** Language of the notices to the operator, and which kinds are sent. */
  notices: z._default(
    z.object({
      language: z.enum(ANNOUNCEMENT_LANGUAGES),
      kinds: z.record(z.enum(NOTICE_KINDS), z.boolean()),
    }),
    { language: 'zh', kinds: ALL_KINDS },
  ),
} as const;

export type SettingKey = keyof typeof SETTING_SCHEMAS;
export type SettingValues = {
  readonly [Key in SettingKey]: z.output<(typeof SETTING_SCHEMAS)[Key]>;
};

// `Object.keys` loses the key type.
export const SETTING_KEYS = Object.keys(SETTING_SCHEMAS) as readonly SettingKey[];

/** Where the value in force comes from. `file` and `environment` win over `stored`. */
export const SETTING_SOURCES = ['default', 'stored', 'file', 'environment'] as const;

/** A row of `GET /settings`. */
export const settingRowSchema = z.object({
  key: z.enum(SETTING_KEYS as readonly [SettingKey, ...SettingKey[]]),
  /** The value in force. */
  value: z.unknown(),
  default: z.unknown(),
  source: z.enum(SETTING_SOURCES),
  /** Number of the last change; 0: never changed. */
  version: z.int(),
  updated_at: z.nullable(z.string()),
  updated_by: z.nullable(z.string()),
});
export type SettingRow = z.infer<typeof settingRowSchema>;
export const settingRowsSchema = z.array(settingRowSchema);

export const settingParamsSchema = z.object({ id: z.string().check(z.maxLength(64)) });

/** `PUT /settings/{id}`. */
export const settingChangeSchema = z.object({
  /** Checked by the rules of the setting. */
  value: z.unknown(),
  /** The version that the change is based on; a later one is rejected. */
  version: z.int().check(z.gte(0)),
});
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** `DELETE /settings/{id}`: the version that is taken back. */
export const settingVersionQuerySchema = z.object({ version: queryInteger(0, 1_000_000) });

/** A row of `GET /settings/{id}/versions`, the newest first. */
export const settingVersionRowSchema = z.object({
  version: z.int(),
  /** Null: taken back to the default. */
  value: z.unknown(),
  created_at: z.string(),
  created_by: z.string(),
});
export type SettingVersionRow = z.infer<typeof settingVersionRowSchema>;
export const settingVersionRowsSchema = z.array(settingVersionRowSchema);
