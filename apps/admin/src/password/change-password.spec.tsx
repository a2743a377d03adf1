import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { act, within } from '@testing-library/react';
import { PASSWORD_CHANGED_MS } from '../session/session.ts';
import { renderAdmin, type Answers } from '../render-admin.tsx';

afterEach(() => jest.useRealTimers());

const CHANGE = 'POST /auth/change-password';

async function openDialog(answers: Answers = {}) {
  const rendered = await renderAdmin('/admin/sessions', {
    answers: { 'GET /auth/sessions': () => ({ data: [] }), ...answers },
  });
  const { screen, user } = rendered;
  await user.click(await screen.findByRole('button', { name: /^账号/ }));
  // The form is loaded when it is requested.
  await act(async () => screen.getByRole('menuitem', { name: '修改密码' }).click());
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('当前密码');
  return {
    ...rendered,
    dialog,
    async type(current: string, next: string, confirmation: string) {
      for (const [label, text] of [
        ['当前密码', current],
        ['新密码', next],
        ['确认新密码', confirmation],
      ] as const) {
        if (text) await pasteInto(dialog.getByLabelText(label), text, user);
      }
    },
    save: () => user.click(dialog.getByRole('button', { name: '修改密码' })),
    errors: () =>
      ['当前密码', '新密码', '确认新密码'].flatMap((label) => {
        const field = dialog.getByLabelText(label);
        return field.getAttribute('aria-invalid')
          ? [`${label}: ${field.getAttribute('aria-describedby') && describedBy(field)}`]
          : [];
      }),
  };
}

/** The first text that a field is described by: its error. */
function describedBy(field: HTMLElement): string {
  const [first = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(first)?.textContent ?? '';
}

describe('changing the password', () => {
  it.each([
    ['', 'Abcdef12', 'Abcdef12', ['当前密码: 请输入当前密码']],
    ['old', 'Abcde12', 'Abcde12', ['新密码: 新密码长度至少8位']],
    ['old', 'abcdef12', 'abcdef12', ['新密码: 新密码必须包含大小写字母和数字']],
    ['old', 'ABCDEF12', 'ABCDEF12', ['新密码: 新密码必须包含大小写字母和数字']],
    ['old', 'Abcdefgh', 'Abcdefgh', ['新密码: 新密码必须包含大小写字母和数字']],
    ['old', 'Abcdef12', 'Abcdef13', ['确认新密码: 确认密码与新密码不匹配']],
    ['Abcdef12', 'Abcdef12', 'Abcdef12', ['新密码: 新密码不能与当前密码相同']],
    [
      '',
      '',
      'x',
      ['当前密码: 请输入当前密码', '新密码: 新密码长度至少8位', '确认新密码: 确认密码与新密码不匹配'],
    ],
  ])('rejects %p, %p, %p and sends nothing', async (current, next, confirmation, expected) => {
    const { type, save, errors, service, dialog } = await openDialog();
    await type(current, next, confirmation);
    await save();
    expect(errors()).toEqual(expected);
    expect(document.activeElement).toBe(dialog.getByLabelText(expected[0]?.split(':')[0] ?? ''));
    expect(service.requests.map(({ path }) => path)).not.toContain('/auth/change-password');
  });

  it('shows what the service rejects at its field', async () => {
    const { type, save, errors } = await openDialog({
      [CHANGE]: () => ({
        status: 422,
        code: 'auth.current_password-wrong',
        fields: [{ path: 'current_password', code: 'wrong' }],
      }),
    });
    await type('old', 'Abcdef12', 'Abcdef12');
    await save();
    expect(errors()).toEqual(['当前密码: 当前密码不正确']);
  });

  it('says that the network failed, and keeps what was typed', async () => {
    const { type, save, dialog } = await openDialog({
      [CHANGE]: () => Promise.reject(new TypeError('away')),
    });
    await type('old', 'Abcdef12', 'Abcdef12');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('密码修改失败，请检查网络连接');
    expect(dialog.getByLabelText('新密码')).toHaveValue('Abcdef12');
  });

  it('leads to the login page two seconds after it succeeded, and not back', async () => {
    const { type, dialog, screen, service } = await openDialog({
      [CHANGE]: () => ({ data: { signed_out: true } }),
    });
    await type('old', 'Abcdef12', 'Abcdef12');
    jest.useFakeTimers();
    const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await act(async () => dialog.getByRole('button', { name: '修改密码' }).click());
    await after(0);
    expect(dialog.getByRole('alert')).toHaveTextContent('密码修改成功');
    expect(service.requests.at(-1)?.body).toEqual({
      current_password: 'old',
      new_password: 'Abcdef12',
      confirm_password: 'Abcdef12',
    });
    await after(PASSWORD_CHANGED_MS - 1);
    expect(window.location.pathname).toBe('/admin/sessions');
    await after(1);
    expect(window.location.pathname + window.location.search).toBe('/admin/login');
    expect(screen.getByText('密码已修改，请用新密码重新登录')).toBeVisible();
  });
});
