import { ConfigError } from './config.ts';
import { isUserFixable } from './user-fixable.ts';

const withCode = (code: string) => Object.assign(new Error('one line'), { code });

it.each([
  ['a variable', new ConfigError('PORT', 'must be a port number')],
  ['a full disk', withCode('ENOSPC')],
  ['a broken disk', withCode('EIO')],
  ['a folder that may not be written', withCode('EACCES')],
  ['a database that is away', withCode('ECONNREFUSED')],
  ['a database with a full disk', withCode('53100')],
  ['a role that may not make a table', withCode('42501')],
])('isUserFixable accepts %s', (_what, error) => {
  expect(isUserFixable(error)).toBe(true);
});

it.each([
  ['a fault of the program', new TypeError('undefined is not a function')],
  ['a query that is wrong', withCode('42601')],
  ['a call of Node that is wrong', withCode('ERR_INVALID_ARG_TYPE')],
  ['what is no error', 'text'],
])('isUserFixable rejects %s', (_what, error) => {
  expect(isUserFixable(error)).toBe(false);
});
