import { toProblems } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import {
  endedSessionsSchema,
  oneTimePasswordSchema,
  resetPasswordSchema,
  userChangeSchema,
  userInputSchema,
  usernameSchema,
  userParamsSchema,
  userRowSchema,
  usersQuerySchema,
} from './users.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('usernameSchema', () => {
  it.each([
    ['ab', 'ab'],
    ['  Ab ', 'ab'],
    ['7_a.b-c@d', '7_a.b-c@d'],
    ['a'.repeat(64), 'a'.repeat(64)],
    [`${' '.repeat(64)}${'a'.repeat(64)}`, 'a'.repeat(64)],
  ])('reads %j as %j', (typed, name) => {
    expect(usernameSchema.parse(typed)).toBe(name);
  });

  it.each([
    'a',
    'a'.repeat(65),
    `${' '.repeat(65)}${'a'.repeat(64)}`,
    '.ab',
    '_ab',
    '-ab',
    '@ab',
    'a b',
    'ab!',
    'é1',
    '卖家',
  ])('rejects %j', (typed) => {
    expect(accepts(usernameSchema, typed)).toBe(false);
  });

  it.each(['', '   '])('requires a name instead of %j', (typed) => {
    const { error } = usernameSchema.safeParse(typed);
    expect(toProblems(error?.issues ?? [], typed)).toContainEqual({ path: '', code: 'required' });
  });
});

describe('a user', () => {
  const input = { username: 'lin', role: 'viewer' };

  it('is a name and a role; full name and address are optional', () => {
    expect(userInputSchema.parse(input)).toEqual(input);
    const whole = { ...input, full_name: 'Lin 林', email: 'lin@example.com' };
    expect(userInputSchema.parse(whole)).toEqual(whole);
    expect(accepts(userInputSchema, { username: 'lin' })).toBe(false);
    expect(accepts(userInputSchema, { ...input, role: 'owner' })).toBe(false);
    expect(accepts(userInputSchema, { ...input, email: 'lin' })).toBe(false);
  });

  it.each([
    ['', false],
    ['  ', false],
    ['x', true],
    [` ${'𠮷'.repeat(80)} `, true],
    ['𠮷'.repeat(81), false],
    [`${' '.repeat(240)}${'x'.repeat(80)}`, true],
    [`${' '.repeat(241)}${'x'.repeat(80)}`, false],
    ['two\nlines', false],
  ])('with the full name %j: accepted is %s', (full_name, accepted) => {
    expect(accepts(userInputSchema, { ...input, full_name })).toBe(accepted);
    expect(accepts(userChangeSchema, { full_name })).toBe(accepted);
  });

  it('has the full name without surrounding blanks', () => {
    expect(userChangeSchema.parse({ full_name: ' Lin ' })).toEqual({ full_name: 'Lin' });
  });

  it('keeps what a change leaves out, and loses the address by null', () => {
    expect(userChangeSchema.parse({})).toEqual({});
    const change = { email: null, role: 'admin', disabled: true };
    expect(userChangeSchema.parse(change)).toEqual(change);
    expect(accepts(userChangeSchema, { disabled: 'yes' })).toBe(false);
  });
});

describe('the query of the users', () => {
  it('is a page of 10, of a role and a state as wanted', () => {
    expect(usersQuerySchema.parse({ page: '2', role: 'admin', state: 'expired' })).toEqual({
      page: 2,
      limit: 10,
      role: 'admin',
      state: 'expired',
    });
    expect(accepts(usersQuerySchema, { role: 'owner' })).toBe(false);
    expect(accepts(usersQuerySchema, { state: 'gone' })).toBe(false);
  });

  it.each(['active', 'pending', 'expired', 'disabled'])('has the state %s', (state) => {
    expect(accepts(usersQuerySchema, { state })).toBe(true);
  });
});

describe('a password reset', () => {
  it.each([null, undefined, {}])('takes %p', (body) => {
    expect(accepts(resetPasswordSchema, body)).toBe(true);
  });

  it('takes no text', () => {
    expect(accepts(resetPasswordSchema, 'password')).toBe(false);
  });
});

const ID = '5b1c2a52-9f0b-4b6e-8a3b-0c4f7f0a1d2e';

describe('an answer about users', () => {
  const row = {
    id: ID,
    username: 'lin',
    full_name: 'Lin',
    email: null,
    role: 'viewer',
    state: 'pending',
    last_sign_in_at: null,
    password_expires_at: '2026-12-07T12:00:00Z',
    active_sessions: 0,
    created_at: '2026-11-30T12:00:00Z',
  };
  const password = { id: ID, username: 'lin', password: 'Kx7-pQ2m', expires_at: '2026-12-07T12:00:00Z' };

  it.each([
    ['a row', userRowSchema, row],
    ['a one-time password', oneTimePasswordSchema, password],
    ['ended sessions', endedSessionsSchema, { ended: 3 }],
    ['the id of a path', userParamsSchema, { id: ID }],
  ])('keeps every field of %s and rejects it with a field of another type', (_name, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
    for (const key of Object.keys(value)) expect(accepts(schema, { ...value, [key]: [] })).toBe(false);
  });
});
