import { aiPricesSchema, type AiReview } from '@seller-toolbox/contracts/ai-review';
import { within } from '@testing-library/react';
import { renderAdmin } from '../render-admin.tsx';

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
  prices_version: 'v1',
};
const PRICE = {
  tier: 'standard',
  valid_from: '2026-11-01',
  currency: 'USD',
  input_price: 2.5,
  output_price: 10,
} as const;

/** With a service that stores prices, and another admin who `stores` some. */
async function openAi() {
  let stored: Pick<AiReview, 'prices' | 'prices_version'> = REVIEW;
  const rendered = await renderAdmin('/admin/ai', {
    language: 'en',
    answers: {
      'GET /ai/usage': () => ({ data: { ...REVIEW, ...stored } }),
      'PUT /ai/prices': ({ body }) => {
        const { prices, version } = aiPricesSchema.parse(body);
        if (version !== stored.prices_version) return { status: 409, code: 'ai.prices-changed-meanwhile' };
        stored = { prices, prices_version: `${version}+` };
        return { data: { prices, version: stored.prices_version } };
      },
    },
  });
  await rendered.screen.findByText('3 of 1,000');
  const { screen, user } = rendered;
  const typePrice = async () => {
    await user.click(screen.getByRole('button', { name: 'Add a price' }));
    await user.type(screen.getByLabelText('Valid from'), PRICE.valid_from);
    await user.type(screen.getByLabelText('Input, per million tokens'), '2.5');
    await user.type(screen.getByLabelText('Output, per million tokens'), '10');
  };
  const storeElsewhere = () => {
    stored = { prices: [{ ...PRICE, tier: 'premium' }], prices_version: 'v2' };
  };
  return { ...rendered, typePrice, storeElsewhere };
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
    const { screen, user, service, typePrice } = await openAi();
    await user.click(screen.getByRole('button', { name: 'Add a price' }));
    expect(screen.getByRole('button', { name: 'Save prices' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: /^Delete the price/ }));
    await typePrice();
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    expect(await screen.findByText('Prices saved')).toBeVisible();
    expect(screen.getByLabelText('Valid from')).toHaveValue(PRICE.valid_from);
    expect(service.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      prices: [PRICE],
      version: 'v1',
    });
  });

  // The last admin replaced the prices of the other without a word.
  it('does not replace prices that another admin has saved since, and keeps what is typed', async () => {
    const { screen, user, typePrice, storeElsewhere } = await openAi();
    await typePrice();
    storeElsewhere();
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    expect(await screen.findByText(/Another admin has saved new prices/)).toBeVisible();
    expect(screen.getByLabelText('Valid from')).toHaveValue(PRICE.valid_from);
    expect(screen.getByRole('button', { name: 'Save prices' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Discard changes and show the new prices' }));
    expect(screen.getByLabelText('Tier')).toHaveValue('premium');
    expect(screen.queryByText(/Another admin has saved new prices/)).toBeNull();
  });
});
