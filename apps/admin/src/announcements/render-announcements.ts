import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { renderAdmin, type Answers } from '../render-admin.tsx';

// A test page has no sizes.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** For tests: an announcement as the admin list has it. */
export function announcement(digit: number, more: Partial<Announcement> = {}): Announcement {
  return {
    id: `0199aa00-0000-7000-8000-00000000000${digit}`,
    title: `公告${digit}`,
    content: '周日两点维护',
    type: 'maintenance',
    priority: 5,
    target_audience: 'user',
    display_position: 'banner',
    start_time: null,
    end_time: null,
    click_action: '/feedback',
    is_closable: true,
    language: 'zh',
    updated_at: '2026-11-21T00:00:00.000Z',
    status: 'draft',
    stored_status: 'draft',
    translations: [{ language_code: 'en', title: 'Maintenance', content: 'On Sunday' }],
    created_by_username: 'editor',
    created_at: '2026-11-20T00:00:00.000Z',
    view_count: 7,
    seen_count: 70,
    ...more,
  };
}

/** What `GET /announcements` says when it holds these. */
export function announcementsAnswer(rows: readonly Announcement[]) {
  return { data: rows, pagination: { page: 1, limit: 20, total: rows.length, totalPages: 1 } };
}

/** For tests: opens the page of the announcements. */
export async function renderAnnouncements(
  rows: readonly Announcement[],
  { answers = {}, query = '' }: { answers?: Answers; query?: string } = {},
) {
  const rendered = await renderAdmin(`/admin/announcements${query}`, {
    answers: { 'GET /announcements': () => announcementsAnswer(rows), ...answers },
  });
  await rendered.screen.findByRole('heading', { level: 1, name: '公告管理' });
  const sent = () =>
    rendered.service.requests.filter(({ method, path }) => method !== 'GET' && !path.includes('auth'));
  return { ...rendered, sent };
}
