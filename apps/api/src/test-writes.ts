import type { InjectOptions } from 'fastify';
import { announcementInput } from './features/announcements/test-announcements.ts';
import type { RouteRow } from './http/access-guard.ts';
import { TEST_PASSWORD } from './test-accounts.ts';

/** A valid id without a row. */
export const UNKNOWN_ID = '01939000-0000-7000-8000-00000000ffff';

const ANNOUNCEMENT = announcementInput({
  start_time: '2026-11-21T10:00:00Z',
  end_time: '2026-11-22T10:00:00Z',
});
const REVIEW = { title: 'Steel Bottle!', keyword: 'bottle', features: 'steel', user_session: 'visit' };

/** Its body is lines of JSON. */
const BATCH_WRITE = 'POST /api/v1/tools/:id/batch';

/** A valid body for every write; a write without one fails the suites that iterate over them. */
export const VALID_WRITES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/v1/ai/compliance-check': REVIEW,
  'PUT /api/v1/ai/prices': {
    version: 'none',
    prices: [
      { tier: 'premium', valid_from: '2026-11-01', currency: 'USD', input_price: 2.5, output_price: 10 },
    ],
  },
  'POST /api/v1/ai/title-fix': { title: 'Steel Bottle!', error_message: '!', user_session: 'visit' },
  'POST /api/v1/ai/title-optimization': REVIEW,
  'POST /api/v1/analytics/batch': {
    events: [
      {
        type: 'tool_usage',
        timestamp: 0,
        session_id: 'visit',
        tool_id: 'unit-converter',
        usage_type: 'calculate',
        usage_data: { length: 3 },
      },
    ],
    batch_id: 'batch',
  },
  'POST /api/v1/announcements': ANNOUNCEMENT,
  'PUT /api/v1/announcements/:id': { ...ANNOUNCEMENT, updated_at: '2026-11-21T10:00:00Z' },
  'POST /api/v1/announcements/preview': ANNOUNCEMENT,
  'POST /api/v1/announcements/templates': { name: 'Template', announcement: ANNOUNCEMENT },
  'POST /api/v1/announcements/:id/seen': { user_session: 'visit' },
  'POST /api/v1/announcements/:id/view': { user_session: 'visit' },
  'POST /api/v1/auth/change-password': {
    current_password: TEST_PASSWORD,
    new_password: 'Another-Horse-7',
    confirm_password: 'Another-Horse-7',
  },
  'POST /api/v1/auth/login': { username: 'mei', password: TEST_PASSWORD, remember_me: false },
  'POST /api/v1/auth/logout': { refresh_token: 'an unknown token' },
  'POST /api/v1/auth/refresh': { refresh_token: 'an unknown token' },
  'POST /api/v1/exchange-rates/refresh': {},
  'POST /api/v1/feedback': {
    feedback_type: 'bug',
    rating: 3,
    message: 'ten characters',
    email: 'a@example.com',
    website: '',
    submission_id: 'submission',
  },
  'POST /api/v1/feedback/batch/delete': { ids: [UNKNOWN_ID], operation_id: 'operation' },
  'POST /api/v1/feedback/batch/status': { ids: [UNKNOWN_ID], status: 'closed', operation_id: 'operation' },
  'POST /api/v1/feedback/batches/:id/undo': {},
  'POST /api/v1/notices/test': { way: 'webhook' },
  'PATCH /api/v1/feedback/:id/status': { status: 'closed', admin_notes: 'note' },
  'PUT /api/v1/settings/:id': { value: 'Sample', version: 0 },
  'POST /api/v1/users': { username: 'wei', full_name: 'Wei', email: 'wei@example.com', role: 'viewer' },
  'PATCH /api/v1/users/:id': { full_name: 'Wei', email: null, role: 'viewer', disabled: false },
  'POST /api/v1/users/:id/reset-password': {},
  [BATCH_WRITE]: {
    id: 'row',
    input: { category: 'length', value: 12, from: 'in', to: 'cm' },
    env: { now: 0, seed: 1 },
  },
  'PUT /api/v1/tool-settings': {
    categories: ['financial'],
    tools: { 'unit-converter': { state: 'ready', hot: true, position: 1, notice: { en: 'note' } } },
    updated_at: '2026-11-21T10:00:00Z',
  },
  'POST /api/v1/tools/:id/run': {
    input: { category: 'length', value: 12, from: 'in', to: 'cm' },
    env: { now: 0, seed: 1 },
  },
};

export function bodyTypeOf(name: string): string {
  return name === BATCH_WRITE ? 'application/x-ndjson' : 'application/json';
}

const TAKES_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** The API routes with and without a body. */
export function routesOfApi(table: readonly RouteRow[]): { writes: RouteRow[]; others: RouteRow[] } {
  const routes = table.filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD');
  return {
    writes: routes.filter(({ method }) => TAKES_BODY.has(method)),
    others: routes.filter(({ method }) => !TAKES_BODY.has(method)),
  };
}

/** The method of a row with the type of `inject`. */
export function methodOf({ method }: RouteRow): NonNullable<InjectOptions['method']> {
  return method as NonNullable<InjectOptions['method']>;
}

export function nameOf({ method, url }: RouteRow): string {
  return `${method} ${url}`;
}
