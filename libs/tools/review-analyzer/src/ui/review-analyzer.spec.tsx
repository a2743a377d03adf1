import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { ReviewAnalyzer } from './review-analyzer.tsx';

const show = (options = {}) => renderTool(ReviewAnalyzer, { manifest, words: en, ...options });
const box = () => screen.getByRole('textbox', { name: /^ASIN/ });

describe('ReviewAnalyzer', () => {
  it('opens with figures, bar, themes, words, comparison and insights, marked as sample', async () => {
    await show();
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(1);
    for (const name of ['Reviews', 'Average rating', 'Positive', 'Negative'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    for (const name of [
      'Common themes',
      'Words of praise',
      'Words of complaint',
      'Better than competitors',
      'Worse than competitors',
      'Insights',
    ])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(7);
  });

  it('describes the bar as text with shares that add up to 100 percent', async () => {
    await show();
    const bar = within(screen.getByRole('group', { name: 'Sentiment' }));
    const shares = bar
      .getAllByRole('listitem')
      .map((item) => Number(/(?<!\d)(\d+)%/.exec(item.textContent)?.[1]));
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('labels the bar by its visible caption, without an invalid role on a figure', async () => {
    await show();
    const bar = screen.getByRole('group', { name: 'Sentiment' });
    expect(within(bar).getByText('Sentiment')).toBeVisible();
    for (const caption of document.querySelectorAll('figcaption'))
      expect(caption.closest('figure')).not.toHaveAttribute('role');
  });

  it('explains how the average rating follows from the shares', async () => {
    await show();
    const formula = screen.getByText(/^Average rating = positive/).textContent;
    const [positive, neutral, negative, rating] = Array.from(
      formula.matchAll(/(?<!\d)(\d+)% ×|= (\d\.\d);/g),
      ([, share, stars]) => Number(share ?? stars),
    );
    expect([positive, neutral, negative, rating].every(Number.isFinite)).toBe(true);
    expect(Number(positive) + Number(neutral) + Number(negative)).toBe(100);
    expect(screen.getByRole('group', { name: 'Average rating' })).toHaveTextContent(String(rating));
  });

  it('shows no raw aspect ids', async () => {
    await show();
    expect(screen.queryByText(/ease-of-use/)).not.toBeInTheDocument();
  });

  it('analyzes on Enter, not with a blank ASIN', async () => {
    await show();
    await userEvent.clear(box());
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    expect(within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.type(box(), 'b0example7{Enter}');
    expect(screen.getByRole('heading', { name: 'Reviews of B0EXAMPLE7' })).toBeInTheDocument();
  });

  it('does not track the ASIN', async () => {
    const { uses } = await show();
    await userEvent.type(box(), '2{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(Object.keys(uses[0] ?? {})).toEqual(['marketplace', 'totalReviews']);
  });
});
