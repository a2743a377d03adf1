import type { AiReview } from '@seller-toolbox/contracts/ai-review';
import { within } from '@testing-library/react';
import { visitAdmin } from '../visit-admin.tsx';

const ROW = {
  day: '2026-11-21',
  call: 'title-fix',
  tier: 'premium',
  source: 'ai',
  fault: '',
  calls: 3,
  calls_with_tokens: 3,
  input_tokens: 1200,
  output_tokens: 340,
  cost: 0.0125,
  currency: 'USD',
} as const;
const REVIEW: AiReview = {
  configured: true,
  used_today: 3,
  daily_cap: 1000,
  rows: [ROW, { ...ROW, source: 'error', fault: 'timed-out', calls: 1, cost: null, currency: null }],
  prices: [],
};

async function openAi() {
  const visit = await visitAdmin('/admin/ai', {
    language: 'en',
    answers: {
      'GET /ai/usage': () => ({ data: REVIEW }),
      'PUT /ai/prices': ({ body }) => ({ data: body }),
    },
  });
  await visit.screen.findByText('3 of 1,000');
  return visit;
}

describe('the page of the AI', () => {
  it('shows calls by task, tier and source, with tokens, errors and cost', async () => {
    const { screen } = await openAi();
    const table = within(screen.getByRole('table', { name: 'By task, tier and source' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.anything(),
      'Title fixPremiumProvider31,200340$0.0125',
      'Title fixPremiumError · timed-out11,200340—',
    ]);
  });

  it('stores typed prices with their day', async () => {
    const { screen, user, service } = await openAi();
    await user.click(screen.getByRole('button', { name: 'Add a price' }));
    expect(screen.getByRole('button', { name: 'Save prices' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Valid from'), '2026-11-01');
    await user.type(screen.getByLabelText('Input, per million tokens'), '2.5');
    await user.type(screen.getByLabelText('Output, per million tokens'), '10');
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    expect(await screen.findByText('Prices saved')).toBeVisible();
    expect(service.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      prices: [
        { tier: 'standard', valid_from: '2026-11-01', currency: 'USD', input_price: 2.5, output_price: 10 },
      ],
    });
  });
});
