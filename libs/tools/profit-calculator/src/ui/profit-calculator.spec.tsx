import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import id from '../locales/id.json';
import ja from '../locales/ja.json';
import vi from '../locales/vi.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { ProfitCalculator } from './profit-calculator.tsx';

const show = (options = {}) => renderTool(ProfitCalculator, { manifest, words: en, ...options });
const TABLE_2026 = 'ruleSet=amazon-us-2026-08-21';
const figure = (name: string) => screen.getByRole('group', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const row = (name: string | RegExp) => screen.getByRole('row', { name });

async function typeInto(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await pasteInto(field(name), text);
}

describe('the profit calculator on screen', () => {
  it('opens with the worked example', async () => {
    await show();
    expect(figure(en.ui.netProfit)).toHaveTextContent('$7.47');
    expect(figure(en.ui.netProfit)).toHaveTextContent('Margin 24.91%, good');
    expect(figure(en.ui.roi)).toHaveTextContent('57.5%');
    expect(figure(en.ui.breakEvenUnits)).toHaveTextContent('4');
    expect(figure(en.ui.breakEvenPrice)).toHaveTextContent('$21.20');
    expect(row('Referral fee 4.50 15%')).toBeInTheDocument();
    expect(row('Selling price 29.99 100%')).toBeInTheDocument();
    expect(screen.getByText('A margin of 30% needs a price of at least $32.77')).toBeInTheDocument();
  });

  it('shows a break-even price that makes no loss when it is entered', async () => {
    await show({ fragment: 'sellingPrice=30&costOfGoods=10&shippingCost=2&advertisingCost=1&otherCosts=0' });
    await waitFor(() => expect(figure(en.ui.breakEvenPrice)).toHaveTextContent('$15.30'));
    await typeInto(en.ui.sellingPrice, '15.30');
    expect(figure(en.ui.breakEvenUnits)).not.toHaveTextContent(en.ui.neverBreaksEven);
    await typeInto(en.ui.sellingPrice, '15.29');
    expect(figure(en.ui.breakEvenUnits)).toHaveTextContent(en.ui.neverBreaksEven);
  });

  it('never rounds a figure to the bound that it does not reach', async () => {
    await show({
      fragment: 'sellingPrice=100&costOfGoods=56.677&shippingCost=0&advertisingCost=0&otherCosts=0',
    });
    expect(await screen.findByText(/^ROI is 49\.97%, under 50%/)).toBeInTheDocument();
    expect(figure(en.ui.roi)).toHaveTextContent('49.97%');
    await typeInto(en.ui.costOfGoods, '65.004');
    expect(figure(en.ui.netProfit)).toHaveTextContent('Margin 19.996%, fair');
    await typeInto(en.ui.costOfGoods, '65');
    expect(figure(en.ui.netProfit)).toHaveTextContent('Margin 20%, good');
  });

  it('shows all seven fee lines', async () => {
    await show();
    const table = screen.getByRole('table', { name: en.ui.breakdown });
    for (const part of [
      'referral',
      'digital-services',
      'closing',
      'fba-fulfillment',
      'storage',
      'inbound-placement',
      'returns-processing',
    ] as const) {
      expect(within(table).getByRole('rowheader', { name: en.ui[`part-${part}`] })).toBeInTheDocument();
    }
  });

  it('computes while the visitor types and uses 0 for a text that is not a number', async () => {
    await show();
    await typeInto(en.ui.costOfGoods, '10');
    expect(figure(en.ui.netProfit)).toHaveTextContent('$5.47');
    await typeInto(en.ui.costOfGoods, 'ten');
    expect(field(en.ui.costOfGoods)).toHaveAccessibleDescription(
      expect.stringContaining('Not a number, counted as 0'),
    );
    expect(figure(en.ui.netProfit)).toHaveTextContent('$15.47');
  });

  it.each([
    ['id', id, '1.234,5'],
    ['vi', vi, '1.234,5'],
    ['zh', zh, '１，２３４．５'],
    ['ja', ja, '１２３４．５'],
    ['en', en, '1,234.5'],
  ] as const)('reads a price typed in the number format of %s', async (language, words, typed) => {
    await show({ language, words });
    await typeInto(words.ui.sellingPrice, typed);
    expect(screen.getByRole('row', { name: new RegExp(`^${words.ui.sellingPrice} `) })).toHaveTextContent(
      language === 'id' || language === 'vi' ? '1.234,50' : '1,234.50',
    );
    expect(field(words.ui.sellingPrice)).toBeValid();
  });

  it('names the problem of a negative price at its field', async () => {
    await show();
    await typeInto(en.ui.sellingPrice, '-5');
    expect(field(en.ui.sellingPrice)).toHaveAccessibleDescription(expect.stringContaining('too small'));
    expect(screen.queryByRole('group', { name: en.ui.netProfit })).not.toBeInTheDocument();
  });

  it('shows a finding instead of a margin at a price of 0', async () => {
    await show({ fragment: 'sellingPrice=0&costOfGoods=0&shippingCost=0&advertisingCost=0&otherCosts=0' });
    await waitFor(() => expect(figure(en.ui.netProfit)).toHaveTextContent(en.ui.noMargin));
    expect(screen.getByText(en.findings['price-missing'])).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  it('shows that a loss never breaks even', async () => {
    await show({ fragment: 'sellingPrice=10' });
    await waitFor(() => expect(figure(en.ui.breakEvenUnits)).toHaveTextContent(en.ui.neverBreaksEven));
    expect(screen.getByText(en.findings['never-breaks-even'])).toBeInTheDocument();
  });

  it('converts the output, not the input, and shows the rate with its date', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.displayCurrency }), 'CNY');
    expect(field(en.ui.sellingPrice)).toHaveValue('29.99');
    expect(figure(en.ui.netProfit)).toHaveTextContent('CN¥53.51');
    expect(screen.getByText(/1 USD = 7\.162 CNY, rate of .*2025/)).toBeInTheDocument();
    expect(screen.getByText(/at least \$32\.77 \(CN¥234\.65\)/)).toBeInTheDocument();
  });

  it('shows a lower price that earns more', async () => {
    await show({ fragment: 'category=clothing&sellingPrice=20.5&costOfGoods=6&shippingCost=2' });
    expect(await screen.findByText(/At \$20\.00 a unit earns \$0\.9\d more/)).toBeInTheDocument();
  });

  it('shows the profit by the table in force and selects that table on click', async () => {
    await show({ fragment: 'category=beauty&sellingPrice=9&costOfGoods=2', now: Date.UTC(2026, 10, 21, 12) });
    const hint = await screen.findByText(/By the fee table of Aug 21, 2026: net profit/);
    const notice = hint.closest('div')?.parentElement ?? document.body;
    await userEvent.click(within(notice).getByRole('button'));
    expect(row(/Referral fee 0\.72 8%/)).toBeInTheDocument();
  });

  it('disables options without figures in the current rule set', async () => {
    await show();
    expect(screen.getByRole('option', { name: 'Watches (not in these rules)' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Japan' })).toBeEnabled();
  });

  it('shows at the field that the marketplace has no table in the current rule set', async () => {
    await show({ fragment: `${TABLE_2026}&category=watches&sellingPrice=2000` });
    expect(await screen.findByRole('option', { name: 'Germany (not in these rules)' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Watches' })).toBeEnabled();
    expect(row(/Referral fee 255\.00/)).toBeInTheDocument();
  });

  it('shows the margin over a range of prices as a line and a table', async () => {
    await show();
    const chart = screen.getByRole('group', { name: 'Margin by price: 24.9% at $29.99' });
    expect(within(chart).getByText('Break-even $21.20')).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.asTable));
    expect(screen.getByRole('row', { name: '29.99 24.9%' })).toBeInTheDocument();
  });

  it('removes the target margin when its field is emptied', async () => {
    await show();
    await typeInto(en.ui.targetMargin, '');
    expect(screen.queryByText(/needs a price of at least/)).not.toBeInTheDocument();
  });

  it('explains each figure with the numbers on the page and names the sources', async () => {
    await show();
    expect(await screen.findByText('Referral fee = 29.99 × 15% = 4.4985')).toBeInTheDocument();
    expect(screen.getByText('Net profit = 29.99 − 22.5185 = 7.4715')).toBeInTheDocument();
    expect(screen.getByText(/Referral fee, .*source Seller Toolbox/)).toBeInTheDocument();
  });

  it('copies the breakdown with the decimal sign of the language', async () => {
    const user = userEvent.setup();
    await show({ language: 'vi', words: vi });
    await user.click(screen.getByRole('button', { name: 'Sao chép' }));
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n')).toContain(`${vi.ui['part-referral']}\t4,50\t15%`);
  });

  it('opens in Chinese without a language', async () => {
    await show({ language: 'zh', words: zh });
    expect(figure(zh.ui.netProfit)).toHaveTextContent('利润率 24.91%，良好');
  });
});
