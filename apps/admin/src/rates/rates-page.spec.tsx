import type { RatesState } from '@seller-toolbox/contracts/rates-review';
import { within } from '@testing-library/react';
import { renderAdmin, type Answers } from '../render-admin.tsx';

const STATE: RatesState = {
  has_source: true,
  source: 'frankfurter',
  as_of: '2026-11-20',
  stale: false,
  currencies: 160,
  last_asked_at: '2026-11-21T10:00:00.000Z',
  last_received_at: '2026-11-21T10:00:00.000Z',
  days: [
    { day: '2026-11-20', source: 'frankfurter', currencies: 160, rate: 7.2 },
    { day: '2026-11-19', source: 'frankfurter', currencies: 160, rate: 7.5 },
  ],
};

async function openRates(state: Partial<RatesState> = {}, answers: Answers = {}) {
  const rendered = await renderAdmin('/admin/rates', {
    language: 'en',
    answers: {
      'GET /exchange-rates/state': () => ({ data: { ...STATE, ...state } }),
      ...answers,
    },
  });
  await rendered.screen.findByRole('heading', { name: 'Source' });
  return rendered;
}

describe('the page of exchange rates', () => {
  it('shows the source, its state, and the days with their change', async () => {
    const { screen } = await openRates();
    const source = screen.getByRole('region', { name: 'Source' });
    expect(source).toHaveTextContent('Frankfurter');
    expect(source).toHaveTextContent('Up to date');
    const [, newest] = within(screen.getByRole('table')).getAllByRole('row');
    expect(newest).toHaveTextContent(/7\.2.*-4%/);
  });

  it('asks the source for new rates and says what came of it', async () => {
    const refresh = () => ({ data: { outcome: 'unchanged', as_of: '2026-11-20' } });
    const { screen, user, service } = await openRates({}, { 'POST /exchange-rates/refresh': refresh });
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(await screen.findByText('The source responded; the rates have not changed')).toBeVisible();
    expect(service.requests.filter(({ path }) => path === '/exchange-rates/refresh')).toHaveLength(1);
  });

  it('says when the next request is possible', async () => {
    const refresh = () => ({ status: 429, code: 'rates.asked-recently', headers: { 'retry-after': '20' } });
    const { screen, user } = await openRates({}, { 'POST /exchange-rates/refresh': refresh });
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/within the last 30 seconds.*20 s/);
  });

  it('cannot ask without a source', async () => {
    const { screen } = await openRates({ has_source: false, source: 'built-in', stale: true });
    expect(screen.getByRole('button', { name: 'Update now' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('region', { name: 'Source' })).toHaveTextContent('Built-in rates');
  });
});
