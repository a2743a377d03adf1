import { noticeIn } from './tool-settings.ts';

describe('noticeIn', () => {
  it('falls back to English before Chinese, and to any text before none', () => {
    expect(noticeIn({ zh: '中', en: 'E' }, 'ja')).toBe('E');
    expect(noticeIn({ zh: '中', ja: '日' }, 'ja')).toBe('日');
    expect(noticeIn({ zh: '中' }, 'vi')).toBe('中');
    expect(noticeIn({ ja: '日' }, 'vi')).toBe('日');
  });
});
