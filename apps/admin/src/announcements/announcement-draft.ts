import {
  ANNOUNCEMENT_LANGUAGES,
  announcementInputSchema,
  type Announcement,
  type AnnouncementInput,
  type AnnouncementLanguage,
  type AnnouncementStatus,
  type AnnouncementVersion,
} from '@seller-toolbox/contracts/announcements';
import type { FieldError } from '@seller-toolbox/contracts';
import { parseNumber, type Language } from '@seller-toolbox/words';
import { toProblems } from '@seller-toolbox/tool-contract';
import { fromLocalTime, toLocalTime } from './local-time.ts';

/** The values of the editor: texts as typed, times in the browser's zone. */
export interface AnnouncementDraft {
  /** Of title and content. */
  readonly language: AnnouncementLanguage;
  readonly title: string;
  readonly content: string;
  readonly type: AnnouncementInput['type'];
  readonly priority: string;
  readonly status: AnnouncementStatus;
  readonly target_audience: AnnouncementInput['target_audience'];
  readonly display_position: AnnouncementInput['display_position'];
  readonly start_time: string;
  readonly end_time: string;
  readonly click_action: string;
  readonly is_closable: boolean;
  readonly translations: readonly DraftTranslation[];
}

export interface DraftTranslation {
  readonly language_code: AnnouncementLanguage;
  readonly title: string;
  readonly content: string;
}

/** The initial draft of a new announcement. */
export const NEW_DRAFT: AnnouncementDraft = {
  language: 'zh',
  title: '',
  content: '',
  type: 'info',
  priority: '0',
  status: 'draft',
  target_audience: 'all',
  display_position: 'header',
  start_time: '',
  end_time: '',
  click_action: '',
  is_closable: true,
  translations: [],
};

/** The draft of a saved announcement. */
export function shownDraft(announcement: Announcement | null): AnnouncementDraft {
  return announcement ? toDraft(announcement) : NEW_DRAFT;
}

/** The fields of a saved announcement or of one of its versions, as the editor has them. */
export function toDraft(
  announcement: Announcement | Omit<AnnouncementVersion, 'version' | 'saved_at' | 'saved_by'>,
): AnnouncementDraft {
  return {
    language: announcement.language,
    title: announcement.title,
    content: announcement.content,
    type: announcement.type,
    priority: String(announcement.priority),
    status: 'stored_status' in announcement ? announcement.stored_status : announcement.status,
    target_audience: announcement.target_audience,
    display_position: announcement.display_position,
    start_time: toLocalTime(announcement.start_time),
    end_time: toLocalTime(announcement.end_time),
    click_action: announcement.click_action ?? '',
    is_closable: announcement.is_closable,
    translations: announcement.translations.map(({ language_code, title, content }) => ({
      language_code,
      title,
      content,
    })),
  };
}

export type CheckedDraft =
  { readonly input: AnnouncementInput } | { readonly problems: readonly FieldError[] };

/**
 * What the draft says as the service takes it, or everything that is wrong with it, by the schema of the service. A priority
 * that is no number as the language writes them counts as 0; translations without title or content are left out.
 */
export function checkDraft(draft: AnnouncementDraft, language: Language): CheckedDraft {
  const inputFields = {
    ...draft,
    priority: parseNumber(draft.priority, language) ?? 0,
    // An invalid time is rejected, not treated as blank.
    start_time: fromLocalTime(draft.start_time) ?? draft.start_time,
    end_time: fromLocalTime(draft.end_time) ?? draft.end_time,
    translations: [...draft.translations],
  };
  const checked = announcementInputSchema.safeParse(inputFields);
  return checked.success
    ? { input: checked.data }
    : { problems: toProblems(checked.error.issues, inputFields) };
}

/** The whole announcement with another status, as a batch sends it. An end that has passed becomes `newEnd`. */
export function withStatus(
  announcement: Announcement,
  status: AnnouncementStatus,
  newEnd: string | null = announcement.end_time,
) {
  const { id, language, title, content, type, priority, target_audience, display_position } = announcement;
  const { start_time, click_action, is_closable, translations, updated_at } = announcement;
  return {
    ...{ id, language, title, content, type, priority, status, target_audience, display_position },
    ...{ start_time, end_time: hasPassed(announcement.end_time) ? newEnd : announcement.end_time },
    ...{ click_action, is_closable, translations, updated_at },
  };
}

/** What is stored as a copy: a draft without times. */
export function copyOf(announcement: Announcement): AnnouncementInput {
  const { id: _id, updated_at: _version, ...copied } = withStatus(announcement, 'draft', null);
  return { ...copied, start_time: null, end_time: null };
}

/** Whether the service already has this version: the answer to an earlier save may have been lost. */
export function isSavedAs(
  input: AnnouncementInput,
  { stored_status: status, ...saved }: Announcement,
): boolean {
  const held = announcementInputSchema.safeParse({ ...saved, status });
  return held.success && JSON.stringify(held.data) === JSON.stringify(input);
}

export const hasPassed = (instant: string | null | undefined): boolean =>
  typeof instant === 'string' && Date.parse(instant) <= Date.now();

/** Whether a draft gets times other than those of its saved version: at them a draft is not shown. */
export function hasNewSchedule(
  { status, start_time: start = null, end_time: end = null }: AnnouncementInput,
  saved: Announcement | null,
): boolean {
  if (status !== 'draft' || (start === null && end === null)) return false;
  return start !== (saved?.start_time ?? null) || end !== (saved?.end_time ?? null);
}

/** The next language that has no text yet; `en` first. */
export function nextLanguage({
  language: original,
  translations,
}: Pick<AnnouncementDraft, 'language' | 'translations'>): AnnouncementLanguage | undefined {
  const taken = [original, ...translations.map(({ language_code: code }) => code)];
  return ANNOUNCEMENT_LANGUAGES.find((language) => !taken.includes(language));
}

/** The names of the fields that differ, in the order of the editor. */
export function differingFields(
  one: AnnouncementDraft,
  other: AnnouncementDraft,
): readonly (keyof AnnouncementDraft)[] {
  return Object.keys(NEW_DRAFT)
    .map((name) => name as keyof AnnouncementDraft)
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

export function sameDraft(one: AnnouncementDraft, other: AnnouncementDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
