import { tools } from '@seller-toolbox/catalogue';
import { paths } from '@seller-toolbox/site-kit/paths';
import { pasteInto } from '@seller-toolbox/testing/paste-into';
import type { Language } from '@seller-toolbox/words';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { feedbackDraft, EMPTY_DRAFT } from '../../features/feedback/feedback-draft.ts';
import { rememberPage } from '../base/last-page.ts';
import en from '../../words/feedback/en.json';
import zh from '../../words/feedback/zh.json';
import { visit } from './visit-site.tsx';

const [firstTool] = tools;
if (!firstTool) throw new Error('the catalogue has no tool');

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

const STATS = {
  overall: { total_feedback: 1234, overall_avg_rating: 4.25, weekly_count: 3, monthly_count: 9 },
  byType: [],
};
const RECEIVED = { status: 201, answer: { success: true, data: { received: true } } };
const STATS_ANSWER = { status: 200, answer: { success: true, data: STATS } };

const browserFetch = globalThis.fetch;
let sent: Sent[] = [];
/** What the service answers to feedback; null: it cannot be reached. */
let toFeedback: { status: number; answer: unknown } | null = RECEIVED;
let toStats: { status: number; answer: unknown } | null = STATS_ANSWER;

beforeEach(() => {
  // The test browser has no layout to scroll.
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  feedbackDraft.write(EMPTY_DRAFT);
  sent = [];
  toFeedback = RECEIVED;
  toStats = STATS_ANSWER;
  globalThis.fetch = async (url, init) => {
    const path = String(url);
    const isStats = path.endsWith('/stats/overview');
    if (!isStats) sent.push({ path, body: JSON.parse(String(init?.body)) });
    const said = isStats ? toStats : toFeedback;
    if (!said) throw new TypeError('no network');
    return new Response(JSON.stringify(said.answer), { status: said.status });
  };
});

afterEach(() => {
  globalThis.fetch = browserFetch;
});

async function open(language: Language = 'zh') {
  const { main, user } = await visit(
    language === 'zh' ? '/feedback' : `/feedback?lang=${language}`,
    language,
  );
  const words = language === 'zh' ? zh : en;
  return {
    main,
    user,
    message: main.getByRole('textbox', { name: words.message.label }),
    email: main.getByRole('textbox', { name: words.email.label }),
    send: main.getByRole('button', { name: words.submit.send }),
  };
}

describe('the feedback page', () => {
  it('offers four types, five stars, and sends what was filled in', async () => {
    const { main, user, message, email, send } = await open('en');
    expect(main.getAllByRole('radio')).toHaveLength(4 + 5);
    await user.click(main.getByRole('radio', { name: new RegExp(`^${en.type.bug}`) }));
    await user.click(main.getByRole('radio', { name: '4 out of 5: Good' }));
    await pasteInto(message, '  The fee is off by one cent  ', user);
    await pasteInto(email, ' seller@example.com ', user);
    await user.click(send);
    expect(await main.findByRole('heading', { name: en.thanks.title })).toHaveFocus();
    expect(sent).toEqual([
      {
        path: '/api/v1/feedback',
        body: {
          feedback_type: 'bug',
          rating: 4,
          message: 'The fee is off by one cent',
          email: 'seller@example.com',
          submission_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
  });

  it('leaves out what was not given', async () => {
    const { main, user, message, send } = await open();
    await pasteInto(message, '希望增加更多站点的费率', user);
    await user.click(send);
    await main.findByRole('heading', { name: zh.thanks.title });
    expect(sent[0]?.body).toEqual({
      feedback_type: 'general',
      message: '希望增加更多站点的费率',
      submission_id: expect.any(String),
    });
  });

  it('sends page and language only with consent, and without it the next time', async () => {
    const page = paths.tool(firstTool.id);
    rememberPage(page);
    const { main, user, message, send } = await open('en');
    const consent = main.getByRole('checkbox', {
      name: /Also send that I came from “.+” and use English/,
    });
    expect(consent).not.toBeChecked();
    await user.click(consent);
    await pasteInto(message, 'The fee is off by one cent', user);
    await user.click(send);
    await main.findByRole('heading', { name: en.thanks.title });
    expect(sent[0]?.body).toMatchObject({
      sent_from: { consent: true, page, language: 'en' },
    });
    expect(feedbackDraft.read().sharesOrigin).toBe(false);
  });

  it('does not move the focus while the visitor fixes one of several problems', async () => {
    const { user, message, email, send } = await open('en');
    await pasteInto(message, 'short', user);
    await pasteInto(email, 'someone', user);
    await user.click(send);
    expect(message).toHaveFocus();
    await pasteInto(message, ' but longer now', user);
    expect(message).toHaveFocus();
    expect(message).toHaveValue('short but longer now');
    expect(email).toHaveValue('someone');
  });

  it('takes the rating from arrow keys, and lets it be cleared', async () => {
    const { main, user } = await open('en');
    await user.click(main.getByRole('radio', { name: /^3 out of 5/ }));
    await user.keyboard('{ArrowRight}');
    expect(main.getByRole('radio', { name: '4 out of 5: Good' })).toBeChecked();
    await user.click(main.getByRole('button', { name: en.rating.clear }));
    for (const star of main.getAllByRole('radio', { name: /out of 5/ })) expect(star).not.toBeChecked();
    expect(main.getByRole('radio', { name: /^1 out of 5/ })).toHaveFocus();
  });

  it('shows an empty form again after the thanks', async () => {
    const { main, user, message, send } = await open('en');
    await user.click(main.getByRole('radio', { name: new RegExp(`^${en.type.feature}`) }));
    await pasteInto(message, 'Please add a tool for this', user);
    await user.click(send);
    await user.click(await main.findByRole('button', { name: en.thanks.again }));
    expect(main.getByRole('textbox', { name: en.message.label })).toHaveValue('');
    expect(main.getByRole('radio', { name: new RegExp(`^${en.type.general}`) })).toBeChecked();
    expect(main.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('cannot be sent without a message', async () => {
    const { user, message, send } = await open();
    expect(send).toBeDisabled();
    await pasteInto(message, '   ', user);
    expect(send).toBeDisabled();
    await user.type(message, 'a');
    expect(send).toBeEnabled();
  });

  it('shows the problems, focuses the first invalid field and sends nothing', async () => {
    const { main, user, message, email, send } = await open('en');
    await pasteInto(message, 'too short', user);
    await pasteInto(email, 'someone', user);
    await user.click(send);
    expect(main.getByText('Message must be at least 10 characters')).toBeInTheDocument();
    expect(main.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(message).toHaveFocus();
    expect(message).toHaveAccessibleDescription(/at least 10 characters/);
    expect(sent).toEqual([]);
    await user.type(message, '!');
    expect(main.queryByText('Message must be at least 10 characters')).not.toBeInTheDocument();
  });

  it.each([
    [500, '500/500', zh.message.hint],
    [501, '501/500', zh.message.long],
    [1000, '1000/500', zh.message.long],
    [1001, '1001/500', '反馈内容不能超过 1000 个字符'],
  ])('counts %i characters as people do, and says when it gets long', async (count, counter, says) => {
    const { main, user, message } = await open();
    await user.click(message);
    await user.paste('😀'.repeat(count));
    expect(main.getByText(counter)).toBeInTheDocument();
    expect(message).toHaveAccessibleDescription(new RegExp(says));
  });

  it('keeps the input after a network failure, and sends it on retry', async () => {
    toFeedback = null;
    const { main, user, message, send } = await open();
    await pasteInto(message, '这是一条足够长的反馈内容', user);
    await user.click(send);
    const alert = await main.findByRole('alert');
    expect(alert).toHaveTextContent('提交失败');
    expect(alert).toHaveTextContent('网络错误，请稍后重试');
    // It once said so twice, in the words of the dialog and in those of the network.
    expect(alert.textContent?.match(/稍后重试/g)).toHaveLength(1);
    expect(message).toHaveValue('这是一条足够长的反馈内容');
    expect(sessionStorage.getItem('stb:feedback-draft')).toContain('这是一条足够长的反馈内容');
    toFeedback = RECEIVED;
    await user.click(main.getByRole('button', { name: zh.submit.retry }));
    await main.findByRole('heading', { name: zh.thanks.title });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sends a new submission id after a change of the text, and after a success', async () => {
    toFeedback = null;
    const { main, user, message, send } = await open();
    const names = () => sent.map(({ body }) => (body as { submission_id: string }).submission_id);
    await pasteInto(message, '这是一条足够长的反馈内容', user);
    await user.click(send);
    await main.findByRole('alert');
    await pasteInto(message, '，还有一句', user);
    toFeedback = RECEIVED;
    await user.click(send);
    await user.click(await main.findByRole('button', { name: zh.thanks.again }));
    await pasteInto(main.getByRole('textbox', { name: zh.message.label }), '这是一条足够长的反馈内容', user);
    await user.click(main.getByRole('button', { name: zh.submit.send }));
    await main.findByRole('heading', { name: zh.thanks.title });
    expect(new Set(names()).size).toBe(3);
  });

  it.each([
    [429, { code: 'request.rate-limited' }, 'Too many requests. Please try again later'],
    [503, { code: 'service.unavailable' }, 'The service is not available right now. Please try again later'],
    [418, { code: 'feedback.from-a-newer-service' }, 'said by the service'],
    [500, { code: 'internal.unexpected' }, `${en.failure.text}Something went wrong on the server`],
  ])('says why the service rejected with %i', async (status, error, says) => {
    toFeedback = { status, answer: { success: false, message: 'said by the service', error } };
    const { main, user, message, send } = await open('en');
    await pasteInto(message, 'a message that is long enough', user);
    await user.click(send);
    const alert = await main.findByRole('alert');
    expect(alert).toHaveTextContent(en.failure.title + says);
    expect(alert.textContent?.match(/try again later/g) ?? []).toHaveLength(/later/.test(says) ? 1 : 0);
  });

  it('suggests a retry if the service rejected without a message', async () => {
    toFeedback = { status: 418, answer: { success: false, message: '', error: { code: 'tea.pot' } } };
    const { main, user, message, send } = await open();
    await pasteInto(message, '这是一条足够长的反馈内容', user);
    await user.click(send);
    expect(await main.findByRole('alert')).toHaveTextContent('提交失败，请重试');
  });

  it('shows the HTTP status of an unreadable answer', async () => {
    toFeedback = { status: 502, answer: 'Bad gateway' };
    const { main, user, message, send } = await open();
    await pasteInto(message, '这是一条足够长的反馈内容', user);
    await user.click(send);
    const alert = await main.findByRole('alert');
    expect(alert).toHaveTextContent('抱歉，提交反馈时出错，请稍后重试。HTTP error! status: 502');
  });

  it('shows what the service rejects beside its field', async () => {
    const fields = [{ path: 'email', code: 'invalid-email' }];
    toFeedback = {
      status: 422,
      answer: { success: false, message: '', error: { code: 'request.invalid', fields } },
    };
    const { main, user, message, email, send } = await open('en');
    await pasteInto(message, 'a message that is long enough', user);
    await user.click(send);
    await main.findByRole('alert');
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(email).toHaveFocus();
  });

  it('sends the honeypot field', async () => {
    const { main, user, message, send } = await open();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (!trap) throw new Error('no such field');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(main.queryByRole('textbox', { name: zh.trap.label })).not.toBeInTheDocument();
    trap.value = 'https://example.com';
    await pasteInto(message, 'buy my wonderful things', user);
    await user.click(send);
    await main.findByRole('heading', { name: zh.thanks.title });
    expect(sent[0]?.body).toMatchObject({ website: 'https://example.com' });
  });

  it('shows the figures of the service', async () => {
    const { main } = await open('en');
    expect(await main.findByText('1,234')).toBeInTheDocument();
    expect(main.getByText(/^4\.3/)).toBeInTheDocument();
  });

  it('shows zeros when the statistics failed', async () => {
    toStats = null;
    const { main } = await open('en');
    const total = main.getByRole('group', { name: en.stats.total });
    await waitFor(() => expect(total).toHaveTextContent('0'));
    expect(main.getByRole('group', { name: en.stats.average })).toHaveTextContent('0.0');
  });

  it('keeps the draft through a change of language', async () => {
    const { user, message } = await open();
    await pasteInto(message, 'kept', user);
    await user.click(screen.getByRole('link', { name: 'English' }));
    expect(await screen.findByRole('textbox', { name: en.message.label })).toHaveValue('kept');
  });
});

describe('the way to the feedback page', () => {
  it('is in header and footer, and loads its words on arrival', async () => {
    await visit('/tools?lang=en', 'en');
    const [inHeader] = screen.getAllByRole('link', { name: 'Feedback' });
    if (!inHeader) throw new Error('no link');
    await act(async () => void fireEvent.click(inHeader));
    const heading = await screen.findByRole('heading', { level: 1, name: en.head.title });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toMatch(/^Feedback · /);
  });
});
