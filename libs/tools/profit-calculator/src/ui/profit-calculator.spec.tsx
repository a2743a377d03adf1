import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import comparison from '../locales/comparison/en.json';
import en from '../locales/en.json';
import id from '../locales/id.json';
import ja from '../locales/ja.json';
import panels from '../locales/panels/en.json';
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
    expect(figure(en.ui.netProfit)).toHaveTextContent('Margin 24.9%, good');
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
    expect(await screen.findByText(/^ROI is 49\.97%, below 50%/)).toBeInTheDocument();
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
      expect.stringContaining('Not a number; treated as 0'),
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
    await show({ fragment: 'sellingPrice=10&costOfGoods=12' });
    await waitFor(() => expect(figure(en.ui.breakEvenUnits)).toHaveTextContent(en.ui.neverBreaksEven));
    expect(screen.getByText(en.findings['never-breaks-even'])).toBeInTheDocument();
  });

  it('converts the output, not the input, and shows the rate with its date', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.displayCurrency }), 'CNY');
    expect(field(en.ui.sellingPrice)).toHaveValue('29.99');
    expect(figure(en.ui.netProfit)).toHaveTextContent('CN¥53.51');
    expect(screen.getByText(/1 USD = 7\.162 CNY, rate as of .*2025/)).toBeInTheDocument();
    expect(screen.getByText(/at least \$32\.77 \(CN¥234\.65\)/)).toBeInTheDocument();
  });

  it('shows a lower price that earns more', async () => {
    await show({ fragment: 'category=clothing&sellingPrice=20.5&costOfGoods=6&shippingCost=2' });
    expect(await screen.findByText(/At \$20\.00 a unit earns \$0\.9\d more/)).toBeInTheDocument();
  });

  it('shows the profit by the table in force and selects that table on click', async () => {
    await show({ fragment: 'category=beauty&sellingPrice=9&costOfGoods=2', now: Date.UTC(2026, 10, 21, 12) });
    const hint = await screen.findByText(/At the referral fee rates of Aug 21, 2026: net profit/);
    const notice = hint.closest('div')?.parentElement ?? document.body;
    await userEvent.click(within(notice).getByRole('button'));
    expect(row(/Referral fee 0\.72 8%/)).toBeInTheDocument();
  });

  it('disables options without figures in the current rule set', async () => {
    await show();
    expect(screen.getByRole('option', { name: 'Watches (not in these rules)' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Japan' })).toBeEnabled();
  });

  it('enables the categories of the rule set that a link names', async () => {
    await show({ fragment: `${TABLE_2026}&category=watches&sellingPrice=2000` });
    expect(await screen.findByRole('row', { name: /Referral fee 255\.00/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Watches' })).toBeEnabled();
    expect(
      screen.getByRole('option', { name: 'Vitamins and supplements (we do not have this figure)' }),
    ).toBeEnabled();
  });

  const chooseMarketplace = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.marketplace }), name);

  it('converts the amounts when the marketplace has another currency, and says so', async () => {
    const { address } = await show();
    await chooseMarketplace('Japan');
    expect(await screen.findByText(/Amounts converted from USD to JPY: 1 USD = 144\.46 JPY/)).toBeVisible();
    // 29.99 × 144.46 and 8 × 144.46 in whole yen.
    expect(field(en.ui.sellingPrice)).toHaveValue('4332');
    expect(field(en.ui.costOfGoods)).toHaveValue('1156');
    await userEvent.click(screen.getByRole('button', { name: en.ui.keepNumbers }));
    expect(field(en.ui.sellingPrice)).toHaveValue('29.99');
    expect(screen.queryByText(/Amounts converted/)).not.toBeInTheDocument();
    await waitFor(() => expect(address.read()).toContain('marketplace=JP'));
  });

  it('names a profit before a referral fee that is not known, and takes the rate of it', async () => {
    const { address } = await show({ fragment: 'marketplace=DE&sellingPrice=30&costOfGoods=10&taxRate=7' });
    await waitFor(() => expect(field(en.ui.sellingPrice)).toHaveValue('30'));
    await chooseMarketplace('Netherlands');
    expect(await screen.findByRole('group', { name: en.ui.beforeReferral })).toHaveTextContent(
      en.ui.referralUnknown,
    );
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: en.ui.breakEvenPrice })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('row', { name: /^Referral fee/ })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: en.ui.beforeReferral })).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: en.ui['part-net-profit'] })).not.toBeInTheDocument();
    expect(await screen.findByText(en.findings['referral-fee-unknown'])).toBeInTheDocument();
    const rate = await screen.findByRole('textbox', { name: panels.panels.referralRate });
    await userEvent.click(rate);
    await userEvent.paste('15');
    expect(await screen.findByRole('row', { name: /Referral fee 4\.50/ })).toBeInTheDocument();
    expect(figure(en.ui.netProfit)).toBeInTheDocument();
    await waitFor(() => expect(address.read()).toContain('referralRate=15'));
    // A reduced rate of Germany says nothing of the Netherlands.
    expect(address.read()).not.toContain('taxRate');
  });

  it('keeps the amounts without a notice when the currency stays', async () => {
    await show({ fragment: 'marketplace=DE&sellingPrice=30&costOfGoods=10' });
    await waitFor(() => expect(field(en.ui.sellingPrice)).toHaveValue('30'));
    await chooseMarketplace('France');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: en.ui.marketplace })).toHaveDisplayValue('France'),
    );
    expect(field(en.ui.sellingPrice)).toHaveValue('30');
    expect(screen.queryByText(/Amounts converted/)).not.toBeInTheDocument();
  });

  it('keeps its link short: no rates, no field that was left out', async () => {
    const { address } = await show();
    await typeInto(en.ui.costOfGoods, '9');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en.ui.displayCurrency }), 'CNY');
    await waitFor(() => expect(address.read()).toContain('displayCurrency=CNY'));
    expect(address.read()).not.toContain('rates');
    expect(address.read()).not.toContain('taxRate');
    expect(address.read().length).toBeLessThan(300);
  });

  const openPanel = async (name: string) => {
    await userEvent.click(screen.getByText(name));
  };

  it('computes FBA fee and storage from the measures in a folded panel', async () => {
    await show({
      fragment: `${TABLE_2026}&sellingPrice=30&costOfGoods=8&fbaFulfillmentFee=0&date=2026-09-20`,
    });
    await openPanel(en.ui['panel-package']);
    await screen.findByRole('textbox', { name: panels.panels.packageLength });
    await typeInto(panels.panels.packageLength, '12');
    await typeInto(panels.panels.packageWidth, '8');
    await typeInto(panels.panels.packageHeight, '4');
    await typeInto(panels.panels.packageWeight, '1');
    // 384 / 139 = 2.76 lb: 6.67 with 3.5 % of fuel.
    expect(await screen.findByText(/^FBA fulfillment \$6\.90, storage \$0\.17;/)).toBeInTheDocument();
    expect(row(/FBA fulfillment 6\.90/)).toBeInTheDocument();
    expect(screen.getByText('12 × 8 × 4 in')).toBeInTheDocument();
  });

  it('takes the tax off the price in Europe and leaves it out on demand', async () => {
    await show({ fragment: 'ruleSet=amazon-uk-2026-02-01&marketplace=UK&sellingPrice=30&costOfGoods=8' });
    expect(await screen.findByRole('row', { name: /Tax on sales 5\.00/ })).toBeInTheDocument();
    expect(screen.getByText('20%, deducted from the price')).toBeInTheDocument();
    await openPanel(en.ui['panel-tax']);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: panels.panels.tax }),
      'tax-none',
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /Tax on sales/ })).not.toBeInTheDocument());
  });

  it('compares prices and costs, a kept scenario, and the marketplaces when opened', async () => {
    await show();
    await typeInto(en.ui.costOfGoods, '9');
    await openPanel(en.ui.compare);
    const picture = await screen.findByRole('img', { name: comparison.comparison.sensitivity });
    expect(picture).toHaveTextContent('21.6%');
    await userEvent.click(screen.getByRole('button', { name: comparison.comparison.keepScenario }));
    await typeInto(en.ui.costOfGoods, '10');
    const scenarios = screen.getByRole('table', { name: comparison.comparison.scenarios });
    expect(within(scenarios).getByRole('row', { name: /Net profit per unit \$6\.47 \$5\.47/ })).toBeVisible();
    const stores = screen.getByRole('table', { name: comparison.comparison.marketplaces });
    expect(within(stores).getByRole('row', { name: /Australia we do not have this figure/ })).toBeVisible();
    expect(within(stores).getByRole('row', { name: /United Kingdom £/ })).toBeVisible();
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

  it('explains each figure with the numbers on the page', async () => {
    await show();
    await userEvent.click(screen.getByText('How this is calculated'));
    expect(await screen.findByText('Referral fee = 29.99 × 15% = 4.4985')).toBeInTheDocument();
    expect(screen.getByText('Net profit = 29.99 − 22.5185 = 7.4715')).toBeInTheDocument();
  });

  it('names the sources of its rates in the fold of the rules', async () => {
    await show();
    await userEvent.click(screen.getByText('Sources and rules'));
    const source = await screen.findByText(/Referral fee, .*source Seller Toolbox/);
    expect(source.closest('details')).toHaveTextContent(/^Sources and rulesStandard rules/);
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
    expect(figure(zh.ui.netProfit)).toHaveTextContent('利润率 24.9%，良好');
  });
});
