import { EMPTY_DRAFT, feedbackDraft } from './feedback-draft.ts';

function stored(text: string) {
  sessionStorage.setItem('stb:feedback-draft', text);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return feedbackDraft.read();
}

describe('a draft of feedback', () => {
  // Its cache is cleared only while it has a subscriber.
  let leave: () => void;
  beforeEach(() => {
    leave = feedbackDraft.subscribe(() => undefined);
  });
  afterEach(() => leave());

  it('is read back as it was written', () => {
    const draft = {
      type: 'bug',
      rating: 5,
      message: 'text',
      email: 'a@b.co',
      sharesOrigin: true,
      submissionId: '0f'.repeat(16),
    } as const;
    expect(stored(JSON.stringify(draft))).toEqual(draft);
    feedbackDraft.write(draft);
    expect(feedbackDraft.read()).toEqual(draft);
  });

  it('stores every field except the email address', () => {
    const draft = {
      type: 'bug',
      rating: 5,
      message: 'text',
      sharesOrigin: true,
      submissionId: '0f'.repeat(16),
    } as const;
    feedbackDraft.write({ ...draft, email: 'a@b.co' });
    const left = sessionStorage.getItem('stb:feedback-draft') ?? '';
    expect(left).not.toContain('a@b.co');
    // What the page itself knows ends with it.
    sessionStorage.clear();
    feedbackDraft.read();
    expect(stored(left)).toEqual({ ...draft, email: '' });
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '"text"',
    '{"type":"complaint","rating":6,"message":1,"email":null,"submissionId":"1 2"}',
  ])('is empty where %p was stored', (text) => {
    expect(stored(text)).toEqual(EMPTY_DRAFT);
  });
});
