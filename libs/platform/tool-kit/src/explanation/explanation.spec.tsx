import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormulaSteps, PublishedSources } from './index.ts';

const show = (children: ReactNode, language: 'en' | 'vi' = 'en') =>
  render(<I18nProvider i18n={createI18n(language, {})}>{children}</I18nProvider>);
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the explanation of a figure', () => {
  it.each([
    ['en', ['a 12.346 of 15%', 'a 3 of 7.5%']],
    ['vi', ['a 12,346 of 15%', 'a 3 of 7,5%']],
  ] as const)('in %s has every step with its numbers, shares as percent', (language, expected) => {
    const steps = [
      { code: 'a', params: { amount: 12.34567, rate: 0.15 } },
      { code: 'a', params: { amount: 3, rate: 0.075 } },
    ];
    show(
      <FormulaSteps
        steps={steps}
        shares={new Set(['rate'])}
        digits={3}
        textOf={(code, { amount, rate }) => `${code} ${amount} of ${rate}`}
      />,
      language,
    );
    expect(lines()).toEqual(expected);
  });

  it('names what was published together, and since when where that is known', () => {
    const source = { name: 'Fee page' };
    show(
      <PublishedSources
        sources={[
          { parts: ['storage', 'removal'], effectiveFrom: '2026-01-15', source, checkedOn: '2026-11-21' },
          { parts: ['referral'], effectiveFrom: null, source, checkedOn: '2026-11-21' },
        ]}
        nameOf={(part) => part.toUpperCase()}
        dated={({ parts, date, source: name, checked }) => `${parts} since ${date}, ${name}, ${checked}`}
        undated={({ parts, source: name }) => `${parts}, ${name}`}
      />,
    );
    expect(lines()).toEqual([
      'STORAGE and REMOVAL since Jan 15, 2026, Fee page, Nov 21, 2026',
      'REFERRAL, Fee page',
    ]);
  });
});
