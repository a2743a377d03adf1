import type { Feedback } from '@seller-toolbox/contracts/feedback';
import { withRow } from './feedback-list.ts';

function feedback(id: string, more: Partial<Feedback> = {}): Feedback {
  const at = '2026-11-22T08:00:00.000Z';
  return {
    id,
    feedback_type: 'bug',
    rating: null,
    message: 'The label prints too small',
    email: null,
    status: 'new',
    admin_notes: null,
    page: null,
    tool_id: null,
    language: null,
    created_at: at,
    updated_at: at,
    ...more,
  };
}

const page = {
  rows: [feedback('a'), feedback('b')],
  pagination: { page: 1, limit: 10, total: 2, totalPages: 1 },
};

describe('a page of feedback', () => {
  it('shows a changed row in its place and leaves the others alone', () => {
    const changed = feedback('b', { status: 'resolved', admin_notes: 'Fixed' });
    expect(withRow(page, changed)).toEqual({ ...page, rows: [page.rows[0], changed] });
  });

  it('stays the same when the row is on another page', () => {
    expect(withRow(page, feedback('c'))).toBe(page);
  });
});
