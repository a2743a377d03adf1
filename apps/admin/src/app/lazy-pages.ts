import { aiWords } from '../ai/ai-words.ts';
import { analyticsWords } from '../analytics/analytics-words.ts';
import { announcementsWords } from '../announcements/announcements-words.ts';
import { auditWords } from '../audit/audit-words.ts';
import { dashboardWords } from '../dashboard/dashboard-words.ts';
import { feedbackWords } from '../feedback/feedback-words.ts';
import { loginWords } from '../login/login-words.ts';
import { ratesWords } from '../rates/rates-words.ts';
import { sessionsWords } from '../sessions/sessions-words.ts';
import { settingsWords } from '../settings/settings-words.ts';
import { usersWords } from '../users/users-words.ts';
import { toolsWords } from '../tools/tools-words.ts';
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
  tools: {
    words: toolsWords,
    load: () => import('../tools/tools-page.tsx').then((file) => file.ToolsPage),
  },
  ai: {
    words: aiWords,
    load: () => import('../ai/ai-page.tsx').then((file) => file.AiPage),
  },
  rates: {
    words: ratesWords,
    load: () => import('../rates/rates-page.tsx').then((file) => file.RatesPage),
  },
  users: {
    words: usersWords,
    load: () => import('../users/users-page.tsx').then((file) => file.UsersPage),
  },
  settings: {
    words: settingsWords,
    load: () => import('../settings/settings-page.tsx').then((file) => file.SettingsPage),
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
