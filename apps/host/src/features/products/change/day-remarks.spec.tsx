import type { ToolProducts } from '@seller-toolbox/products';
import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../../../words/products/en.json';
import { DayRemarks } from './day-remarks.tsx';
import { NotComputedList } from './not-computed.tsx';

const HOOK: ToolProducts = {
  reads: [{ field: 'packageLength', path: 'length', unit: 'cm' }],
  columns: [],
  gaps: { path: 'findings', money: ['from'], days: ['date'], of: [] },
};
const WORDS = {
  findings: { 'no-peak': 'No peak fees until {{date}} from {{from}}', 'no-tier': 'No tier for {{limit}} lb' },
};
const finding = (code: string, params: Record<string, string | number>) => ({
  ...{ code, severity: 'info', params },
});

async function show(shown: ReactElement) {
  const i18n = createI18n('en', { products: en, platform: await loadPlatformWords('en'), tool: WORDS });
  render(<I18nProvider i18n={i18n}>{shown}</I18nProvider>);
}

function rowWith(value: number | null, ...findings: ReturnType<typeof finding>[]) {
  return {
    values: [{ value, unit: 'USD' }],
    problems: [],
    unused: [],
    gaps: { fields: [], findings: findings as never },
  };
}

describe('DayRemarks', () => {
  it('says for each day what its figures lack, and which day is to come', async () => {
    const peak = finding('no-peak', { date: '2026-01-14', from: 10, currency: 'USD' });
    await show(
      <DayRemarks
        toolId="tool"
        hook={HOOK}
        sides={[
          { day: '2025-11-20', rows: [rowWith(3, peak), rowWith(4, peak), rowWith(null, peak)] },
          { day: '9999-01-01', rows: [rowWith(3)] },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nov 20, 2025: No peak fees until Jan 14, 2026 from $10.00 (products: 2)',
      'Jan 1, 9999 is in the future: calculated with the rules published so far',
    ]);
  });

  it('is nothing where the figures are whole', async () => {
    await show(<DayRemarks toolId="tool" hook={HOOK} sides={[{ day: '2020-01-01', rows: [rowWith(3)] }]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('NotComputedList', () => {
  const listed = (sku: string) => ({ id: sku, position: 0, product: { sku } });

  it('names each product without an amount and why', async () => {
    const lacking = {
      values: [],
      problems: [{ path: 'length', code: 'required' }],
      unused: [{ index: 0, field: 'price' as const, code: 'other-currency' as const }],
    };
    const early = { values: [], problems: [{ path: '', code: 'no-rules' }], unused: [] };
    await show(
      <NotComputedList
        title="3 products"
        products={[
          { listed: listed('A'), row: lacking },
          { listed: listed('B'), row: early },
          { listed: listed('C'), row: rowWith(null, finding('no-tier', { limit: 150 })) },
        ]}
        toolId="tool"
        hook={HOOK}
      />,
    );
    const texts = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(texts[1]).toMatch(/^A.*Package length: .*Selling price: in a different currency/);
    expect(texts[2]).toMatch(/^B.*We have no rules of this marketplace for this date$/);
    expect(texts[3]).toMatch(/^C.*No tier for 150 lb$/);
  });

  it('is nothing where all have one', async () => {
    await show(<NotComputedList title="0 products" products={[]} toolId="tool" hook={HOOK} />);
    expect(screen.queryByText('0 products')).not.toBeInTheDocument();
  });
});
