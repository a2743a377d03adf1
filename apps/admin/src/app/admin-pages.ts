import type { Role } from '@seller-toolbox/contracts/auth';
import type { MoreIconName } from '@seller-toolbox/ui/more-icons';
import type { IconName } from '@seller-toolbox/ui';
import { adminPaths } from './admin-paths.ts';

export type AdminPageName = Exclude<keyof typeof adminPaths, 'login'>;

/** A page of the section, as navigation, guard and router use it. Its title is `pages.<name>` of the frame's words. */
export interface AdminPage {
  readonly name: AdminPageName;
  readonly path: string;
  readonly icon: IconName | MoreIconName;
  /** The least role that may see it. */
  readonly role: Role;
}

/** In the order of the navigation. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { name: 'dashboard', path: adminPaths.dashboard, icon: 'dashboard', role: 'viewer' },
  { name: 'analytics', path: adminPaths.analytics, icon: 'chart-bar', role: 'admin' },
  { name: 'feedback', path: adminPaths.feedback, icon: 'message-square', role: 'admin' },
  { name: 'announcements', path: adminPaths.announcements, icon: 'megaphone', role: 'admin' },
  { name: 'tools', path: adminPaths.tools, icon: 'wrench', role: 'admin' },
  { name: 'ai', path: adminPaths.ai, icon: 'server', role: 'admin' },
  { name: 'rates', path: adminPaths.rates, icon: 'coins', role: 'admin' },
  { name: 'users', path: adminPaths.users, icon: 'users', role: 'super_admin' },
  { name: 'settings', path: adminPaths.settings, icon: 'sliders', role: 'super_admin' },
  { name: 'audit', path: adminPaths.audit, icon: 'scroll', role: 'super_admin' },
  { name: 'sessions', path: adminPaths.sessions, icon: 'devices', role: 'viewer' },
];
