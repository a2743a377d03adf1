import type { Language } from '@seller-toolbox/words';
import { addressInLanguage } from '@seller-toolbox/site-kit/address-language';

/** Addresses of the admin section: no other file spells one. */
export const adminPaths = {
  dashboard: '/admin',
  login: '/admin/login',
  feedback: '/admin/feedback',
  analytics: '/admin/analytics',
  announcements: '/admin/announcements',
  tools: '/admin/tools',
  ai: '/admin/ai',
  rates: '/admin/rates',
  users: '/admin/users',
  settings: '/admin/settings',
  audit: '/admin/audit',
  sessions: '/admin/sessions',
} as const;

/** The parameter of the login page that says where to go afterwards. */
export const NEXT_PARAM = 'next';

const OWN_ORIGIN = 'https://own.invalid';

/** A path with its query and fragment, in a language. */
export function adminAddress(path: string, language: Language): string {
  return addressInLanguage(new URL(path, OWN_ORIGIN), language);
}

/** The login page, which returns to the given page afterwards. */
export function loginAddress(from: string | null): string {
  return from === null ? adminPaths.login : `${adminPaths.login}?${NEXT_PARAM}=${encodeURIComponent(from)}`;
}

/**
 * Where to go after the login: only to a page of this section, whatever the address says. What browsers would take for
 * another site, or for another part of this one, leads to the dashboard.
 */
export function nextAfterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get(NEXT_PARAM);
  if (!wanted?.startsWith('/')) return adminPaths.dashboard;
  const { origin, pathname, search: query, hash } = new URL(wanted, OWN_ORIGIN);
  const isOwn = pathname === adminPaths.dashboard || pathname.startsWith(`${adminPaths.dashboard}/`);
  const isPage = isOwn && !pathname.startsWith(adminPaths.login);
  return origin === OWN_ORIGIN && isPage ? pathname + query + hash : adminPaths.dashboard;
}
