import type { AuditDetails, AuditFact, Translation } from '@seller-toolbox/contracts';
import { changesBetween } from '../audit/audit-changes.ts';
import type { AnnouncementRow } from './announcements.table.ts';

type Facts = Readonly<Record<string, AuditFact>>;

/** Audit details of a changed announcement: title, status, and each changed field with its old value. */
export function announcementChanges(before: AnnouncementRow, after: AnnouncementRow): AuditDetails {
  const { title, status } = after;
  return { title, status, ...changesBetween(factsOf(before), factsOf(after)) };
}

/** The editable fields, flattened: `translations.en.title` and so on. */
function factsOf(row: AnnouncementRow): Facts {
  const { title, content, type, priority, status, target_audience, display_position } = row;
  const { click_action, is_closable, language } = row;
  return {
    ...{ title, content, type, priority, status, target_audience, display_position },
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
    ...{ click_action, is_closable, language },
    ...Object.fromEntries(row.translations.flatMap(translationFacts)),
  };
}

function translationFacts({ language_code: language, title, content }: Translation): [string, AuditFact][] {
  return [
    [`translations.${language}.title`, title],
    [`translations.${language}.content`, content],
  ];
}
