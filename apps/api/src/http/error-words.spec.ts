import { AI_TEXT_CODES, CLIENT_ERROR_CODES, ERROR_CODES, FIELD_ERROR_CODES } from '@seller-toolbox/contracts';
import { loadErrorWords } from '@seller-toolbox/words/error-words';
import { LANGUAGE_CODES } from '@seller-toolbox/words';

async function textsOf(language: (typeof LANGUAGE_CODES)[number]): Promise<[string, string][]> {
  const { errors } = await loadErrorWords(language);
  return Object.entries(errors).flatMap(([feature, words]) =>
    Object.entries(words as Record<string, string>).map(([what, text]): [string, string] => [
      `${feature}.${what}`,
      text,
    ]),
  );
}

describe('error texts', () => {
  it.each(LANGUAGE_CODES)('%s has a text for each code of the contract and no others', async (code) => {
    const texts = await textsOf(code);
    expect(texts.map(([key]) => key).sort()).toEqual(
      [...ERROR_CODES, ...CLIENT_ERROR_CODES, ...FIELD_ERROR_CODES].sort(),
    );
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('%s has the placeholders of zh, and the texts of the AI gateway', async (code) => {
    const placeholders = (texts: [string, string][]) =>
      texts.map(([key, text]) => `${key} ${text.match(/\{\{\w+\}\}/g)?.join() ?? ''}`).sort();
    expect(placeholders(await textsOf(code))).toEqual(placeholders(await textsOf('zh')));
    const { aiTexts } = await loadErrorWords(code);
    expect(Object.keys(aiTexts).sort()).toEqual([...AI_TEXT_CODES].sort());
    expect(Object.values(aiTexts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('for announcements in zh equal the specification', async () => {
    const words = (await loadErrorWords('zh')).errors.announcements;
    expect(words['title-required']).toBe('公告标题不能为空');
    expect(words['content-required']).toBe('公告内容不能为空');
    expect(words['priority-too-small']).toBe('优先级必须在0-100之间');
    expect(words['priority-too-large']).toBe(words['priority-too-small']);
    expect(words['end-before-start']).toBe('结束时间必须晚于开始时间');
  });

  it('for passwords in zh equal the specification', async () => {
    expect((await loadErrorWords('zh')).errors.auth).toMatchObject({
      'credentials-missing': '请输入用户名和密码',
      'current_password-required': '请输入当前密码',
      'new_password-too-short': '新密码长度至少8位',
      'new_password-too-simple': '新密码必须包含大小写字母和数字',
      'confirm_password-mismatch': '确认密码与新密码不匹配',
      'new_password-unchanged': '新密码不能与当前密码相同',
    });
  });

  it('for failed requests in zh equal the specification', async () => {
    expect((await loadErrorWords('zh')).errors.network.failed).toBe('网络请求失败');
  });
});
