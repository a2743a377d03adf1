import { analyticsWords } from '../analytics/analytics-words.ts';
import { announcementsWords } from '../announcements/announcements-words.ts';
import { auditWords } from '../audit/audit-words.ts';
import { dashboardWords } from '../dashboard/dashboard-words.ts';
import { feedbackWords } from '../feedback/feedback-words.ts';
import { loginWords } from '../login/login-words.ts';
import { sessionsWords } from '../sessions/sessions-words.ts';
import type { adminPaths } from './admin-paths.ts';
import type { LazyPart } from './loaded-page.tsx';

/** The code and words of each page, loaded when it is opened. */
export const LAZY_PAGES: Readonly<Record<keyof typeof adminPaths, LazyPart>> = {
  login: {
    words: loginWords,
    load: () => import('../login/login-page.tsx').then((file) => file.LoginPage),
  },
  dashboard: {
    words: dashboardWords,
    load: () => import('../dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
  },
  analytics: {
    words: analyticsWords,
    load: () => import('../analytics/analytics-page.tsx').then((file) => file.AnalyticsPage),
  },
  feedback: {
    words: feedbackWords,
    load: () => import('../feedback/feedback-page.tsx').then((file) => file.FeedbackPage),
  },
  announcements: {
    words: announcementsWords,
    load: () => import('../announcements/announcements-page.tsx').then((file) => file.AnnouncementsPage),
  },
  audit: {
    // Its entries name announcements and feedback.
    words: [auditWords, announcementsWords, feedbackWords],
    load: () => import('../audit/audit-page.tsx').then((file) => file.AuditPage),
  },
  sessions: {
    words: sessionsWords,
    load: () => import('../sessions/sessions-page.tsx').then((file) => file.SessionsPage),
  },
};
