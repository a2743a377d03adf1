import type { AuditDetails, AuditFact, Translation } from '@seller-toolbox/contracts';
import { changesBetween } from '../audit/audit-changes.ts';
import { toStoredVersion } from './announcements.mapper.ts';
import type { AnnouncementRow } from './announcements.table.ts';

type Facts = Readonly<Record<string, AuditFact>>;

/**
 * Audit details of a created (before: null), changed or deleted (after: null) announcement: title, status, and each changed
 * field with its old value.
 */
export function announcementChanges(
  before: AnnouncementRow | null,
  after: AnnouncementRow | null,
): AuditDetails {
  const { title = null, status = null } = after ?? before ?? {};
  return { title, status, ...changesBetween(before ? factsOf(before) : {}, after ? factsOf(after) : {}) };
}

/** The editable fields, flattened: `translations.en.title` and so on. */
function factsOf(row: AnnouncementRow): Facts {
  const { translations, ...fields } = toStoredVersion(row);
  return { ...fields, ...Object.fromEntries(translations.flatMap(translationFacts)) };
}

function translationFacts({ language_code: language, title, content }: Translation): [string, AuditFact][] {
  return [
    [`translations.${language}.title`, title],
    [`translations.${language}.content`, content],
  ];
}
