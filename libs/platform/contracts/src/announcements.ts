import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import {
  ANNOUNCEMENT_LANGUAGES,
  ANNOUNCEMENT_TYPES,
  DISPLAY_POSITIONS,
  TARGET_AUDIENCES,
  type AnnouncementLanguage,
} from './announcement-kinds.data.ts';
import { successSchema } from './envelope.ts';
import { MAX_PAGE_LIMIT, pageQuerySchema, queryInteger, sortQuery } from './pagination.ts';
import { activeAnnouncementSchema, activeAnnouncementsSchema } from './public-announcements.ts';
import { isClickAction } from './safe-link.ts';
import { blankAsNull, fitsCharacters, isPresent, storedLines, storedText } from './stored-text.ts';

export {
  ANNOUNCEMENT_LANGUAGES,
  ANNOUNCEMENT_TYPES,
  DISPLAY_POSITIONS,
  TARGET_AUDIENCES,
  type AnnouncementLanguage,
  type AnnouncementType,
  type DisplayPosition,
  type TargetAudience,
} from './announcement-kinds.data.ts';
export {
  activeAnnouncementSchema,
  activeAnnouncementsSchema,
  type ActiveAnnouncement,
} from './public-announcements.ts';

/** Statuses that an admin can set. */
export const ANNOUNCEMENT_STATUSES = ['draft', 'active', 'inactive', 'expired'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** Status at the current time: an active announcement with a future start is `scheduled`. */
export const EFFECTIVE_STATUSES = ['draft', 'scheduled', 'active', 'inactive', 'expired'] as const;
export type EffectiveStatus = (typeof EFFECTIVE_STATUSES)[number];

const language = z.enum(ANNOUNCEMENT_LANGUAGES);

export const MAX_ANNOUNCEMENT_PRIORITY = 100;
/** In characters. */
export const MAX_ANNOUNCEMENT_TITLE = 200;
/** In characters, tags included; the editor advises `ADVISED_ANNOUNCEMENT_CONTENT`. */
export const MAX_ANNOUNCEMENT_CONTENT = 5000;
export const ADVISED_ANNOUNCEMENT_CONTENT = 200;
const MAX_CLICK_ACTION = 2000;
const MAX_RAW_TRANSLATIONS = 20;

/** Rejects mistyped years. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const LATEST = Date.parse('2100-01-01T00:00:00Z');
const moment = z.iso.datetime({ offset: true }).check(
  rule('invalid-date', (text: string) => {
    const time = Date.parse(text);
    return time >= EARLIEST && time < LATEST;
  }),
);

const plainTitle = storedText(MAX_ANNOUNCEMENT_TITLE * 2);
const content = storedLines();

/** One language of an announcement, as it is stored. */
export const translationSchema = z.object({
  language_code: language,
  title: z.string(),
  /** Simple HTML, as in `ANNOUNCEMENT_HTML`. */
  content: z.string(),
});
export type Translation = z.infer<typeof translationSchema>;

const translationInputSchema = z.object({
  language_code: language,
  title: plainTitle.check(z.trim(), fitsCharacters(MAX_ANNOUNCEMENT_TITLE)),
  content: content.check(z.trim(), fitsCharacters(MAX_ANNOUNCEMENT_CONTENT)),
});

/** Drops entries without title or content; rejects duplicate languages. */
const translationsSchema = z.pipe(
  z.pipe(
    z.array(translationInputSchema).check(z.maxLength(MAX_RAW_TRANSLATIONS)),
    z.transform((entries: Translation[]) => entries.filter((entry) => entry.title && entry.content)),
  ),
  z.array(translationSchema).check(rule('duplicate-language', hasEachLanguageOnce)),
);

function hasEachLanguageOnce(entries: readonly Translation[]): boolean {
  return new Set(entries.map(({ language_code }) => language_code)).size === entries.length;
}

const fields = {
  /** Of title and content. */
  language: z._default(language, 'zh'),
  /** Plain text of one line. */
  title: plainTitle.check(z.trim(), isPresent(), fitsCharacters(MAX_ANNOUNCEMENT_TITLE)),
  /** Simple HTML, as in `ANNOUNCEMENT_HTML`; sanitized on save. */
  content: content.check(z.trim(), isPresent(), fitsCharacters(MAX_ANNOUNCEMENT_CONTENT)),
  type: z._default(z.enum(ANNOUNCEMENT_TYPES), 'info'),
  /** Higher is more important. */
  priority: z._default(z.int().check(z.gte(0), z.lte(MAX_ANNOUNCEMENT_PRIORITY)), 0),
  status: z._default(z.enum(ANNOUNCEMENT_STATUSES), 'draft'),
  target_audience: z._default(z.enum(TARGET_AUDIENCES), 'all'),
  display_position: z._default(z.enum(DISPLAY_POSITIONS), 'header'),
  /** Null or blank: effective immediately. */
  start_time: blankAsNull(moment),
  /** Null or blank: never expires. Exclusive. */
  end_time: blankAsNull(moment),
  /** An http(s) address or a path of this site. */
  click_action: blankAsNull(storedText(MAX_CLICK_ACTION).check(rule('invalid-url', isClickAction))),
  is_closable: z._default(z.boolean(), true),
  translations: z._default(translationsSchema, []),
};

/** If both are given, the end is later than the start. */
const endsAfterStart = rule<{ start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'end-before-start',
  ({ start_time: start, end_time: end }) => !start || !end || Date.parse(end) > Date.parse(start),
  ['end_time'],
);

/** The original is no translation. */
const translatesOthers = rule<{ language: AnnouncementLanguage; translations: readonly Translation[] }>(
  'duplicate-language',
  ({ language: original, translations }) =>
    !translations.some(({ language_code: code }) => code === original),
  ['translations'],
);

/** `POST /announcements`. The editor checks its form with the same schema. */
export const announcementInputSchema = z.object(fields).check(endsAfterStart, translatesOthers);
export type AnnouncementInput = z.output<typeof announcementInputSchema>;

/** `PUT /announcements/{id}`. Rejected if `updated_at` is not the stored version. */
export const announcementChangeSchema = z
  .object({ ...fields, updated_at: z.optional(z.nullable(moment)) })
  .check(endsAfterStart, translatesOthers);
export type AnnouncementChange = z.output<typeof announcementChangeSchema>;

const removedHtmlSchema = z.object({
  kind: z.enum(['tag', 'attribute', 'link']),
  /** Of the tag or attribute, or the address. */
  name: z.string(),
});
export type RemovedHtml = z.infer<typeof removedHtmlSchema>;

/** `POST /announcements/preview`: what would be stored, and what sanitizing removes from each language. */
export const announcementPreviewSchema = z.object({
  content: z.string(),
  translations: z.array(translationSchema),
  removed: z.array(z.object({ language_code: language, ...removedHtmlSchema.shape })),
});
export type AnnouncementPreview = z.infer<typeof announcementPreviewSchema>;

export const announcementParamsSchema = z.object({ id: z.uuid() });

/** `stale`: the database is unavailable and this is a cached answer; the `Age` header has its age. */
export const activeAnswerSchema = z.object({
  ...successSchema(activeAnnouncementsSchema).shape,
  stale: z.optional(z.literal(true)),
});

/**
 * The query of `GET /announcements/active`. Unknown languages fall back to zh, untranslated announcements as in
 * `announcementText`.
 * `audience=admin` requires a bearer token.
 */
export const activeQuerySchema = z.object({
  language: z.catch(language, 'zh'),
  audience: z.prefault(z.enum(['user', 'admin']), 'user'),
  position: z.optional(z.enum(DISPLAY_POSITIONS)),
});
export type ActiveQuery = z.output<typeof activeQuerySchema>;

/** `POST /announcements/{id}/seen` and `.../view`: each counts a session once per announcement. */
export const announcementViewSchema = z.object({ user_session: storedText(128).check(z.minLength(1)) });

/** A row of the admin list. */
export const announcementSchema = z.object({
  ...activeAnnouncementSchema.shape,
  /** At the current time, see `stored_status`. */
  status: z.enum(EFFECTIVE_STATUSES),
  /** As set by the admin, for `PUT`. */
  stored_status: z.enum(ANNOUNCEMENT_STATUSES),
  /** Of title and content. */
  language,
  translations: z.array(translationSchema),
  created_by_username: z.string(),
  created_at: z.string(),
  /** Sessions that followed the action, as the specification counts views. */
  view_count: z.int(),
  /** Sessions that had the announcement in the viewport for a second. */
  seen_count: z.int(),
});
export type Announcement = z.infer<typeof announcementSchema>;
/** A saved version; its fields are as they were stored, `status` as the admin set it. */
export const announcementVersionSchema = z.object({
  version: z.int(),
  saved_at: z.string(),
  saved_by: z.string(),
  ...z.omit(activeAnnouncementSchema, { id: true, updated_at: true }).shape,
  status: z.enum(ANNOUNCEMENT_STATUSES),
  language,
  translations: z.array(translationSchema),
});
export type AnnouncementVersion = z.infer<typeof announcementVersionSchema>;
/** `GET /announcements/{id}/versions`, the newest first. */
export const announcementVersionsSchema = z.array(announcementVersionSchema);

export const announcementsSchema = z.array(announcementSchema);

export const ANNOUNCEMENT_SORT_FIELDS = [
  'created_at',
  'updated_at',
  'title',
  'priority',
  'start_time',
  'end_time',
  'view_count',
  'seen_count',
] as const;

const filters = {
  status: z.optional(z.enum(EFFECTIVE_STATUSES)),
  type: z.optional(z.enum(ANNOUNCEMENT_TYPES)),
  target_audience: z.optional(z.enum(TARGET_AUDIENCES)),
};

/** The query of `GET /announcements/export`. */
export const announcementFilterSchema = z.object(filters);
export type AnnouncementFilter = z.output<typeof announcementFilterSchema>;

/** The query of `GET /announcements`. Default: the first hundred rows. */
export const announcementListQuerySchema = z.object({
  ...filters,
  page: pageQuerySchema.shape.page,
  limit: z.prefault(queryInteger(1, MAX_PAGE_LIMIT), String(MAX_PAGE_LIMIT)),
  sort: z.prefault(sortQuery(ANNOUNCEMENT_SORT_FIELDS), '-created_at'),
});
export type AnnouncementListQuery = z.output<typeof announcementListQuerySchema>;
