import { toProblems } from '@seller-toolbox/tool-contract';
import {
  feedbackBatchDeleteSchema,
  feedbackBatchResultSchema,
  feedbackBatchSchema,
  feedbackBatchStatusSchema,
  feedbackFilterSchema,
  feedbackListQuerySchema,
  feedbackParamsSchema,
  feedbackSchema,
  feedbackStatusSchema,
  feedbackUndoSchema,
  recentFeedbackQuerySchema,
} from './feedback.ts';
import { feedbackInputSchema } from './public-feedback.ts';

const input = (more: object = {}) => ({ message: '换算单位很好用，谢谢你们', ...more });

function problemsOf(more: object) {
  const checked = feedbackInputSchema.safeParse(input(more));
  return checked.success ? [] : toProblems(checked.error.issues, input(more));
}

describe('feedback', () => {
  it.each(['general', 'bug', 'feature', 'improvement', 'compliment', 'complaint'])('may be %s', (type) => {
    expect(problemsOf({ feedback_type: type })).toEqual([]);
  });

  it('is general by default', () => {
    expect(feedbackInputSchema.parse(input()).feedback_type).toBe('general');
  });

  it.each<[string, object, string | undefined]>([
    ['nothing', { message: '' }, 'required'],
    ['only blanks', { message: ' \n\u3000 ' }, 'required'],
    ['9 characters', { message: '123456789' }, 'too-short'],
    ['9 characters between blanks', { message: '   123456789   ' }, 'too-short'],
    ['10 characters', { message: '1234567890' }, undefined],
    ['10 characters of two units each', { message: '𠮷'.repeat(10) }, undefined],
    ['5 characters of two units each', { message: '𠮷'.repeat(5) }, 'too-short'],
    ['1000 characters between blanks', { message: ` ${'𠮷'.repeat(1000)} ` }, undefined],
    ['1001 characters', { message: 'x'.repeat(1001) }, 'too-long'],
    ['lines', { message: 'first line\r\n\tsecond line' }, undefined],
    ['a zero byte', { message: 'a zero byte\u0000' }, 'invalid-value'],
    ['something that is no text', { message: ['a', 'b'] }, 'invalid-type'],
  ])('with the message: %s', (_title, more, code) => {
    expect(problemsOf(more)).toEqual(code ? [{ path: 'message', code }] : []);
  });

  it.each<[unknown, string | undefined]>([
    [1, undefined],
    [5, undefined],
    [null, undefined],
    [undefined, undefined],
    [0, 'too-small'],
    [6, 'too-large'],
    [4.5, 'invalid-type'],
    ['5', 'invalid-type'],
  ])('rated %s', (rating, code) => {
    expect(problemsOf({ rating })).toEqual(code ? [{ path: 'rating', code }] : []);
  });

  it.each<[string, string | null | undefined]>([
    ['', null],
    ['   ', null],
    [' seller@example.com ', 'seller@example.com'],
    ['seller', undefined],
    ['a@b', undefined],
    [`${'a'.repeat(250)}@example.com`, undefined],
  ])('with the email address %j', (email, stored) => {
    const checked = feedbackInputSchema.safeParse(input({ email }));
    expect(checked.success ? checked.data.email : undefined).toBe(stored);
  });

  it('with an invalid address is rejected', () => {
    expect(problemsOf({ email: 'seller' })).toEqual([{ path: 'email', code: 'invalid-email' }]);
  });
});

describe('feedbackStatusSchema', () => {
  it.each([
    [{}, undefined],
    [{ admin_notes: null }, null],
    [{ admin_notes: ' ' }, null],
    [{ admin_notes: ' done \n' }, 'done'],
  ])('with %j keeps, removes or replaces the notes', (notes, stored) => {
    expect(feedbackStatusSchema.parse({ status: 'closed', ...notes }).admin_notes).toBe(stored);
  });

  it('requires one of the four statuses and notes of at most 2000 characters', () => {
    expect(feedbackStatusSchema.safeParse({ status: 'done' }).success).toBe(false);
    const notes = (length: number) => ({ status: 'new', admin_notes: 'x'.repeat(length) });
    expect(feedbackStatusSchema.safeParse(notes(2000)).success).toBe(true);
    expect(feedbackStatusSchema.safeParse(notes(2001)).success).toBe(false);
  });
});

describe('the query of the list', () => {
  it('defaults to pages of ten, newest first', () => {
    expect(feedbackListQuerySchema.parse({})).toEqual({ page: 1, limit: 10, sort: '-created_at' });
  });

  it.each(['email', 'message', '-admin_notes'])('cannot be sorted by %s', (sort) => {
    expect(feedbackListQuerySchema.safeParse({ sort }).success).toBe(false);
  });

  it.each([
    ['1', 1],
    ['5', 5],
    ['0', undefined],
    ['6', undefined],
  ])('rating %s is read as %s', (rating, read) => {
    expect(feedbackListQuerySchema.safeParse({ rating }).data?.rating).toBe(read);
  });
});

describe('the recent feedback', () => {
  it('is 5 rows by default and 1 to 100 as wanted', () => {
    expect(recentFeedbackQuerySchema.parse({})).toEqual({ limit: 5 });
    const limits = ['0', '1', '100', '101'].map((limit) => recentFeedbackQuerySchema.safeParse({ limit }));
    expect(limits.map(({ success }) => success)).toEqual([false, true, true, false]);
  });
});

describe.each([
  ['list', feedbackListQuerySchema],
  ['export', feedbackFilterSchema],
])('the filters of the %s', (_name, schema) => {
  const filters = {
    feedback_type: 'bug',
    status: 'in_progress',
    tool_id: 't'.repeat(64),
    q: 'x'.repeat(100),
    from: '2026-11-01T00:00:00Z',
    to: '2026-11-01T00:00:00.001Z',
  };

  it('may all be combined', () => {
    expect(schema.parse({ ...filters, rating: '4' })).toMatchObject({ ...filters, rating: 4 });
  });

  it.each([
    ['a tool of 65 characters', { tool_id: 't'.repeat(65) }],
    ['101 characters to search for', { q: 'x'.repeat(101) }],
    ['an end at the start', { to: filters.from }],
    ['an unknown status', { status: 'open' }],
    ['an unknown kind', { feedback_type: 'praise' }],
  ])('reject %s', (_title, more) => {
    expect(schema.safeParse({ ...filters, ...more }).success).toBe(false);
  });
});

const ID = '5b1c2a52-9f0b-4b6e-8a3b-0c4f7f0a1d2e';

describe('a batch', () => {
  const idsOf = (count: number) => Array.from({ length: count }, () => ID);

  it.each([
    ['change', feedbackBatchStatusSchema, { status: 'closed' }],
    ['deletion', feedbackBatchDeleteSchema, {}],
  ])('that is a %s has 1 to 500 ids', (_name, schema, more) => {
    const accepted = [0, 1, 500, 501].map(
      (count) => schema.safeParse({ ids: idsOf(count), ...more }).success,
    );
    expect(accepted).toEqual([false, true, true, false]);
    expect(schema.safeParse({ ids: ['1'], ...more }).success).toBe(false);
  });

  it.each([
    ['', false],
    ['a', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
  ])('with the operation %j: accepted is %s', (operation_id, accepted) => {
    expect(feedbackBatchDeleteSchema.safeParse({ ids: idsOf(1), operation_id }).success).toBe(accepted);
    const change = { ids: idsOf(1), status: 'new', operation_id };
    expect(feedbackBatchStatusSchema.safeParse(change).success).toBe(accepted);
  });

  it.each(['done', undefined])('cannot set the status %s', (status) => {
    expect(feedbackBatchStatusSchema.safeParse({ ids: idsOf(1), status }).success).toBe(false);
  });
});

describe('an answer', () => {
  const instants = { created_at: '2026-11-30T12:00:00Z', updated_at: '2026-11-30T12:00:00Z' };
  const row = {
    id: ID,
    feedback_type: 'bug',
    rating: null,
    message: 'The title is cut off.',
    email: null,
    status: 'new',
    admin_notes: null,
    page: '/tools/title-fixer',
    tool_id: 'title-fixer',
    language: 'en',
    ...instants,
  };
  const batch = {
    id: ID,
    action: 'set-status',
    status: 'closed',
    count: 2,
    operation_id: null,
    created_at: '2026-11-30T12:00:00Z',
    undo_until: '2026-11-30T12:10:00Z',
  };

  it.each([
    ['a row', feedbackSchema, row],
    ['a changing batch', feedbackBatchSchema, batch],
    ['a deleting batch', feedbackBatchSchema, { ...batch, action: 'delete', status: null }],
    ['the result of a batch', feedbackBatchResultSchema, { batch }],
    ['the result of a batch without changes', feedbackBatchResultSchema, { batch: null }],
    ['the result of an undo', feedbackUndoSchema, { restored: 3, skipped: 1 }],
    ['the id of a row', feedbackParamsSchema, { id: ID }],
  ])('keeps every field of %s and rejects it with a field of another type', (_name, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
    for (const key of Object.keys(value))
      expect(schema.safeParse({ ...value, [key]: [] }).success).toBe(false);
  });
});

describe('the version of a status change', () => {
  it.each([
    ['2026-11-30T12:00:00.000Z', true],
    ['2026-11-30T20:00:00+08:00', true],
    [null, true],
    ['2026-11-30', false],
  ])('%s: accepted is %s', (updated_at, accepted) => {
    expect(feedbackStatusSchema.safeParse({ status: 'new', updated_at }).success).toBe(accepted);
  });
});
