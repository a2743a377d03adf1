import { newPasswordProblem, passwordChangeProblems } from './index.ts';

describe('newPasswordProblem', () => {
  it.each([
    ['Abcdef7', 'too-short'],
    ['Abcdefg8', null],
    [`Aa1${'x'.repeat(253)}`, null],
    [`Aa1${'x'.repeat(254)}`, 'too-long'],
    ['abcdefg8', 'too-simple'],
    ['ABCDEFG8', 'too-simple'],
    ['Abcdefgh', 'too-simple'],
    ['Abcdefg８', 'too-simple'],
    ['aB3 密码 と パスワード', null],
    // Seven characters, though eight units of UTF-16.
    ['Abcde1😀', 'too-short'],
  ])('"%s": %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });
});

describe('passwordChangeProblems', () => {
  const change = {
    current_password: 'Current-Horse-1',
    new_password: 'Another-Horse-2',
    confirm_password: 'Another-Horse-2',
  };

  it('is empty for valid fields', () => {
    expect(passwordChangeProblems(change)).toEqual([]);
  });

  it.each([
    ['without the current one', { current_password: '' }, [{ path: 'current_password', code: 'required' }]],
    [
      'with a short one',
      { new_password: 'Short1', confirm_password: 'Short1' },
      [{ path: 'new_password', code: 'too-short' }],
    ],
    ['confirmed otherwise', { confirm_password: 'x' }, [{ path: 'confirm_password', code: 'mismatch' }]],
    [
      'to the same one',
      { new_password: change.current_password, confirm_password: change.current_password },
      [{ path: 'new_password', code: 'unchanged' }],
    ],
    [
      'of empty fields',
      { current_password: '', new_password: '', confirm_password: '' },
      [
        { path: 'current_password', code: 'required' },
        { path: 'new_password', code: 'too-short' },
      ],
    ],
  ])('%s is a problem', (_title, more, problems) => {
    expect(passwordChangeProblems({ ...change, ...more })).toEqual(problems);
  });
});
