import { toProblems } from '@seller-toolbox/tool-contract';
import { feedbackListQuerySchema, feedbackStatusSchema } from './feedback.ts';
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
