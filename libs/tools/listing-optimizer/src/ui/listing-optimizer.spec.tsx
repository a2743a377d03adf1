import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { ListingOptimizer } from './listing-optimizer.tsx';

const show = (options = {}) => renderTool(ListingOptimizer, { manifest, words: en, ...options });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** The linter is loaded two seconds after the first input. */
const LINTER_LOADS = { timeout: 10_000 };
const result = () => screen.getByRole('region', { name: 'Result' });

async function takeNewerRules() {
  const [take] = screen.getAllByRole('button', { name: /^Switch to: / });
  if (!take) throw new Error('no button takes the newer rules');
  await userEvent.click(take);
}

describe('ListingOptimizer', () => {
  it('opens with a worked example and its scores', async () => {
    await show();
    expect(screen.getByRole('img', { name: 'Overall score: 84, Good' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Search terms: 50, Poor' })).toBeInTheDocument();
    expect(result()).toHaveTextContent('Shorter than 50 characters: bullet point 4');
    expect(screen.getByText('134/200 characters')).toBeInTheDocument();
  });

  it('scores while typing', async () => {
    await show();
    await userEvent.clear(field('Product title'));
    expect(result()).toHaveTextContent('The title is missing');
    expect(screen.getByRole('img', { name: 'Title: 0, Poor' })).toBeInTheDocument();
    await pasteInto(field('Product title'), 'bag');
    expect(result()).toHaveTextContent('The title should start with a capital letter');
    expect(screen.getByText('3/200 characters · too few')).toBeInTheDocument();
  });

  it('shows claims by field and applies their repair', async () => {
    await show();
    await userEvent.clear(field('Bullet point 4'));
    await pasteInto(field('Bullet point 4'), 'Easy to clean, best seller, dries fast');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove “, best seller”' }, LINTER_LOADS),
    );
    expect(field('Bullet point 4')).toHaveValue('Easy to clean, dries fast');
  });

  it('shows the result by the rules in force and switches to them', async () => {
    await show();
    const hint = screen.getByText(/Under the rules since/);
    expect(hint).toHaveTextContent('limit of 75 characters: it has 134 (59 over)');
    expect(hint).toHaveTextContent('Overall score 83');
    await takeNewerRules();
    expect(screen.getByText('134/75 characters · over the limit')).toBeInTheDocument();
    expect(result()).toHaveTextContent('No punctuation at the end: bullet point 1, 2, 3, and 4');
    expect(screen.queryByText(/Under the rules since/)).not.toBeInTheDocument();
  });

  it('shows the bytes of the search terms if the rules limit them', async () => {
    await show();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '8 terms · 110 bytes, too few');
    await takeNewerRules();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '110 of 249 bytes');
  });

  it('shows best practices with the numbers of the current rules', async () => {
    await show();
    expect(screen.getByText(/^Title: 50–200 characters/)).toBeInTheDocument();
    expect(screen.getByText(/simple HTML\.$/)).toBeInTheDocument();
    await takeNewerRules();
    expect(screen.getByText(/^Title: 50–75 characters/)).toBeInTheDocument();
    expect(screen.getByText(/HTML is no longer allowed\.$/)).toBeInTheDocument();
  });

  it('distributes pasted lines to the bullet points', async () => {
    await show();
    await userEvent.click(field('Bullet point 4'));
    await userEvent.paste('Fourth point\n\nFifth point\nSixth point');
    await waitFor(() => expect(field('Bullet point 3')).toHaveValue(''));
    expect(field('Bullet point 4')).toHaveValue('Fourth point');
    expect(field('Bullet point 5')).toHaveValue('Fifth point\nSixth point');
  });

  it('explains each score with its deductions', async () => {
    await show();
    await userEvent.click(screen.getByText('How this is calculated'));
    expect(await screen.findByText('(100 + 85 + 100 + 50) ÷ 4 ≈ 84')).toBeInTheDocument();
    expect(screen.getByText('100 − 20 − 30 = 50')).toBeInTheDocument();
  });

  it('tracks counts only, no typed text', async () => {
    const { uses } = await show();
    await userEvent.type(field('Product title'), '{Backspace}');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({
      ruleSet: 'standard',
      overallScore: 84,
      titleLength: 132,
      descriptionLength: 552,
    });
  });
});
