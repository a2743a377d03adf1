import type { Migration } from 'kysely';
import { analytics0001 } from './0001-analytics.ts';
import { audit0002 } from './0002-audit.ts';
import { accounts0003 } from './0003-accounts.ts';
import { announcements0004 } from './0004-announcements.ts';
import { feedback0005 } from './0005-feedback.ts';
import { analyticsRollups0006 } from './0006-analytics-rollups.ts';
import { exchangeRates0007 } from './0007-exchange-rates.ts';
import { limits0008 } from './0008-limits.ts';
import { ai0009 } from './0009-ai.ts';
import { generatedPasswords0010 } from './0010-generated-passwords.ts';
import { auditRequests0011 } from './0011-audit-requests.ts';
import { feedbackSubmissions0012 } from './0012-feedback-submissions.ts';
import { knownPages0013 } from './0013-known-pages.ts';
import { announcementLanguage0014 } from './0014-announcement-language.ts';
import { announcementViews0015 } from './0015-announcement-views.ts';
import { settings0017 } from './0017-settings.ts';
import { users0016 } from './0016-users.ts';
import { toolSettings0018 } from './0018-tool-settings.ts';
import { aiUse0019 } from './0019-ai-use.ts';
import { feedbackBatches0020 } from './0020-feedback-batches.ts';
import { notices0021 } from './0021-notices.ts';
import { auditSubjects0022 } from './0022-audit-subjects.ts';
import { announcementVersions0023 } from './0023-announcement-versions.ts';
import { visitClasses0024 } from './0024-visit-classes.ts';
import { designPatents0025 } from './0025-design-patents.ts';
import { feedbackOperations0026 } from './0026-feedback-operations.ts';
import { announcementTemplates0027 } from './0027-announcement-templates.ts';

/** In the order of their names. A released migration is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-analytics': analytics0001,
  '0002-audit': audit0002,
  '0003-accounts': accounts0003,
  '0004-announcements': announcements0004,
  '0005-feedback': feedback0005,
  '0006-analytics-rollups': analyticsRollups0006,
  '0007-exchange-rates': exchangeRates0007,
  '0008-limits': limits0008,
  '0009-ai': ai0009,
  '0010-generated-passwords': generatedPasswords0010,
  '0011-audit-requests': auditRequests0011,
  '0012-feedback-submissions': feedbackSubmissions0012,
  '0013-known-pages': knownPages0013,
  '0014-announcement-language': announcementLanguage0014,
  '0015-announcement-views': announcementViews0015,
  '0016-users': users0016,
  '0017-settings': settings0017,
  '0018-tool-settings': toolSettings0018,
  '0019-ai-use': aiUse0019,
  '0020-feedback-batches': feedbackBatches0020,
  '0021-notices': notices0021,
  '0022-audit-subjects': auditSubjects0022,
  '0023-announcement-versions': announcementVersions0023,
  '0024-visit-classes': visitClasses0024,
  '0025-design-patents': designPatents0025,
  '0026-feedback-operations': feedbackOperations0026,
  '0027-announcement-templates': announcementTemplates0027,
};
