import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { manifest } from '../manifest.ts';
import { TitleAnalyzer } from './title-analyzer.tsx';

const show = (options = {}) => renderTool(TitleAnalyzer, { manifest, words: en, ...options });
const titleBox = () => screen.getByRole('textbox', { name: /Product title/ });
/** The linter is loaded two seconds after the first input. */
const LINTER_LOADS = { timeout: 10_000 };
const result = () => screen.getByRole('region', { name: 'Result' });

describe('TitleAnalyzer', () => {
  it('opens with a worked example and its scores', async () => {
    await show();
    expect(titleBox()).toHaveDisplayValue(/^Premium Stainless Steel Water Bottle/);
    expect(screen.getByRole('img', { name: 'Overall score: 76, Fair' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'SEO: 87, Good' })).toBeInTheDocument();
    expect(screen.getByText('135/200 characters · 22 words')).toBeInTheDocument();
  });

  it('analyzes while typing', async () => {
    await show();
    await userEvent.clear(titleBox());
    await pasteInto(titleBox(), 'Short title');
    expect(screen.getByText('11/200 characters · 2 words')).toBeInTheDocument();
    expect(result()).toHaveTextContent('The title is too short: 11 characters, at least 50 required');
  });

  it('shows claims in place and applies their repair', async () => {
    await show();
    await userEvent.clear(titleBox());
    await pasteInto(titleBox(), 'Steel bottle, free shipping, 32 oz');
    const remove = await screen.findByRole('button', { name: 'Remove “, free shipping”' }, LINTER_LOADS);
    expect(result()).toHaveTextContent('“free shipping”: the marketplace shows shipping and stock');
    await userEvent.click(remove);
    expect(titleBox()).toHaveValue('Steel bottle, 32 oz');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('uses singular forms for one word and one character', async () => {
    await show({ fragment: 'title=a' });
    expect(await screen.findByText('1/200 characters · 1 word')).toBeInTheDocument();
    expect(result()).toHaveTextContent('The title is too short: 1 character, at least 50 required');
  });

  it('clears the results of an empty title and shows the error at the field', async () => {
    await show();
    await userEvent.clear(titleBox());
    expect(titleBox()).toHaveAccessibleDescription(expect.stringContaining('The title cannot be empty'));
    expect(screen.queryByRole('img', { name: /Overall score/ })).not.toBeInTheDocument();
    expect(result()).toHaveTextContent('Type a title to see its analysis');
  });

  it.each([
    [160, null],
    [161, 'Close to the limit'],
    [201, 'Over the limit by 1'],
  ])('shows for a title of %d characters the dot label %s', async (length, name) => {
    await show({ fragment: `title=${'a'.repeat(length)}` });
    await screen.findByText(new RegExp(`^${length}/200`));
    const dot = within(screen.getByRole('region', { name: 'Your input' })).queryByRole('img', {
      name: /limit/,
    });
    expect(dot?.getAttribute('aria-label') ?? null).toBe(name);
  });

  it('applies the limit of another marketplace', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketplace' }), 'Japan');
    expect(screen.getByText('135/100 characters · 22 words')).toBeInTheDocument();
  });

  it('names the marketplace with a shorter advised length', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketplace' }), 'Japan');
    expect(result()).toHaveTextContent('Recommended for Japan: at most 50 characters; this title has 135');
    expect(screen.getByText('Japan: up to 50 recommended')).toBeInTheDocument();
  });

  it('gives advice with the figures and dates of the rules', async () => {
    await show();
    expect(screen.getByText(/in the first 50 characters/)).toBeInTheDocument();
    expect(screen.getByText(/^Since Jul 27, 2026, .*up to 125 characters/)).toBeInTheDocument();
  });

  it('shows the result by the rules in force and switches to them', async () => {
    await show();
    const hint = screen.getByText(/the limit is 75: this title is 60 characters over/);
    expect(hint).toHaveTextContent('Overall score 46');
    const [take] = screen.getAllByRole('button', { name: /^Switch to: / });
    if (take) await userEvent.click(take);
    expect(screen.getByText('135/75 characters · 22 words')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Overall score: 46, Poor' })).toBeInTheDocument();
    expect(screen.queryByText(/this title is 60 characters over/)).not.toBeInTheDocument();
  });

  it('marks findings behind the text of the field, with a legend', async () => {
    await show();
    const title = screen.getByRole('textbox', { name: /^Product title/ });
    const marks = title.previousElementSibling;
    expect(marks).toHaveAttribute('aria-hidden', 'true');
    expect(marks?.textContent?.trim()).toBe((title as HTMLTextAreaElement).value);
    const marked = [...(marks?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
    expect(marked).toEqual(expect.arrayContaining(['Premium', 'Water Bottle', 'Best']));
    const legend = screen.getByRole('list', { name: 'Marked in the title' });
    expect(legend).toHaveTextContent('Subjective wordsTarget keyword');
  });

  it('shows the mobile preview', async () => {
    await show();
    const phone = screen.getByText('Mobile').closest('figure');
    expect(phone).toHaveTextContent(/with Str…$/);
  });

  it('explains each score with its deductions', async () => {
    await show();
    await userEvent.click(screen.getByText('How this is calculated'));
    expect((await screen.findAllByText('100 − 16 − 8 = 76')).length).toBeGreaterThan(0);
    expect(screen.getByText('(2 × 1 + 1 × 0) ÷ 22 = 9.1%')).toBeInTheDocument();
  });

  it('opens with the keyword of a link', async () => {
    await show({ fragment: 'title=Steel+cup&keyword=bottle' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Target keyword (optional)' })).toHaveValue('bottle'),
    );
    await waitFor(() =>
      expect(result()).toHaveTextContent('The target keyword “bottle” is missing from the title'),
    );
  });

  it('sets the language of a Japanese title', async () => {
    await show({ language: 'ja', words: ja, fragment: 'title=ステンレス水筒&marketplace=JP' });
    const [shown] = await screen.findAllByText('ステンレス水筒', { selector: 'p' });
    expect(shown).toHaveAttribute('lang', 'ja');
  });

  it('tracks counts only, no typed text', async () => {
    const { uses } = await show({ fragment: 'title=Steel+Bottle&keyword=bottle' });
    await waitFor(() => expect(titleBox()).toHaveValue('Steel Bottle'));
    await userEvent.type(titleBox(), '!');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({ length: 13, wordCount: 2, ruleSet: 'standard', hasKeyword: true });
  });
});
