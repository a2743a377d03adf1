import { sameFeedbackDraft, toFeedbackDraft } from './feedback-drafts.ts';

const sound = { status: 'resolved', notes: '已修复' } as const;

describe('an unsaved answer to a feedback', () => {
  it('is restored unchanged', () => {
    expect(toFeedbackDraft(JSON.parse(JSON.stringify(sound)))).toEqual(sound);
  });

  it.each([[null], ['text'], [{}], [{ ...sound, status: 'gone' }], [{ ...sound, notes: 7 }]])(
    'is dropped if it was manipulated: %j',
    (stored) => {
      expect(toFeedbackDraft(stored)).toBeNull();
    },
  );

  it('is unchanged by blanks around its notes', () => {
    expect(sameFeedbackDraft(sound, { ...sound, notes: ' 已修复\n' })).toBe(true);
    expect(sameFeedbackDraft(sound, { ...sound, notes: '已 修复' })).toBe(false);
    expect(sameFeedbackDraft(sound, { ...sound, status: 'closed' })).toBe(false);
  });
});
