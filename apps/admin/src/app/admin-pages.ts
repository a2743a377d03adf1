import type { Role } from '@seller-toolbox/contracts/auth';
import type { MoreIconName } from '@seller-toolbox/ui/more-icons';
import type { IconName } from '@seller-toolbox/ui';
import type { ComponentType } from 'react';
import { analyticsWords } from '../analytics/analytics-words.ts';
import { announcementsWords } from '../announcements/announcements-words.ts';
import { auditWords } from '../audit/audit-words.ts';
import { dashboardWords } from '../dashboard/dashboard-words.ts';
import { feedbackWords } from '../feedback/feedback-words.ts';
import { sessionsWords } from '../sessions/sessions-words.ts';
import { adminPaths } from './admin-paths.ts';
import type { LazyPart } from './loaded-page.tsx';

export type AdminPageName = Exclude<keyof typeof adminPaths, 'login'>;

/** A page of the section, as navigation, guard and router know it. Its title is `pages.<name>` of the frame's words. */
export interface AdminPage {
  readonly name: AdminPageName;
  readonly path: string;
  readonly icon: IconName | MoreIconName;
  /** The least role that may see it. */
  readonly role: Role;
  readonly words: LazyPart['words'];
  readonly load: () => Promise<ComponentType>;
}

/** In the order of the navigation. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    name: 'dashboard',
    path: adminPaths.dashboard,
    icon: 'dashboard',
    role: 'viewer',
    words: dashboardWords,
    load: () => import('../dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
  },
  {
    name: 'analytics',
    path: adminPaths.analytics,
    icon: 'chart-bar',
    role: 'admin',
    words: analyticsWords,
    load: () => import('../analytics/analytics-page.tsx').then((file) => file.AnalyticsPage),
  },
  {
    name: 'feedback',
    path: adminPaths.feedback,
    icon: 'message-square',
    role: 'admin',
    words: feedbackWords,
    load: () => import('../feedback/feedback-page.tsx').then((file) => file.FeedbackPage),
  },
  {
    name: 'announcements',
    path: adminPaths.announcements,
    icon: 'megaphone',
    role: 'admin',
    words: announcementsWords,
    load: () => import('../announcements/announcements-page.tsx').then((file) => file.AnnouncementsPage),
  },
  {
    name: 'audit',
    path: adminPaths.audit,
    icon: 'scroll',
    role: 'super_admin',
    // Its entries tell of announcements and of feedback.
    words: [auditWords, announcementsWords, feedbackWords],
    load: () => import('../audit/audit-page.tsx').then((file) => file.AuditPage),
  },
  {
    name: 'sessions',
    path: adminPaths.sessions,
    icon: 'devices',
    role: 'viewer',
    words: sessionsWords,
    load: () => import('../sessions/sessions-page.tsx').then((file) => file.SessionsPage),
  },
];
