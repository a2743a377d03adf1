import type { AuditDetails, AuditFact, Translation } from '@seller-toolbox/contracts';
import { changesBetween } from '../audit/audit-changes.ts';
import type { AnnouncementRow } from './announcements.table.ts';

type Facts = Readonly<Record<string, AuditFact>>;

/** What the audit log tells of an announcement that was changed: which one, and each field with what it said before. */
export function announcementChanges(before: AnnouncementRow, after: AnnouncementRow): AuditDetails {
  const { title, status } = after;
  return { title, status, ...changesBetween(factsOf(before), factsOf(after)) };
}

/** What an admin writes, flat: `translations.en.title` and the like beside the fields of the announcement. */
function factsOf(row: AnnouncementRow): Facts {
  const { title, content, type, priority, status, target_audience, display_position } = row;
  const { click_action, is_closable } = row;
  return {
    ...{ title, content, type, priority, status, target_audience, display_position },
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
    ...{ click_action, is_closable },
    ...Object.assign({}, ...row.translations.map(translationFacts)),
  };
}

function translationFacts({ language_code: language, title, content }: Translation): Facts {
  return { [`translations.${language}.title`]: title, [`translations.${language}.content`]: content };
}
