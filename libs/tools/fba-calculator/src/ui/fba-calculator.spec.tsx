import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { FbaCalculator } from './fba-calculator.tsx';

const show = (options = {}) => renderTool(FbaCalculator, { manifest, words: en, ...options });
const PRICE = 'Selling price optional';
const VISIBLE = { selector: ':is(p, td, text, span, b)' };
/** The item of the example by a card; a link without the sides would leave them empty. */
const CARD_2026 = 'ruleSet=amazon-us-2026-01-15&length=10&width=8&height=4&weight=0.9&price=24.99';
const total = () => screen.getByRole('group', { name: /^Per unit:/ });
const field = (name: string) => screen.getByRole('textbox', { name });
const feeRow = (name: string | RegExp) => screen.getByRole('row', { name });
/** What the fees are based on is built when it is opened. */
const openDetails = async () => {
  await userEvent.click(await screen.findByText(en.ui.details));
  await screen.findByRole('table', { name: en.ui.details });
};

async function typeInto(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await pasteInto(field(name), text);
}

describe('the FBA fee calculator on screen', () => {
  it('opens with the worked example', async () => {
    await show();
    expect(field('Length')).toHaveValue('10');
    expect(total()).toHaveTextContent('$3.71');
    expect(screen.getByText('Charged at 2.302 lb (by size), not 0.9 lb')).toBeInTheDocument();
    expect(feeRow('Fulfillment 3.55')).toBeInTheDocument();
    expect(feeRow('Storage, one month 0.16')).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.conditional, { selector: 'summary *' }));
    expect(feeRow('Aged inventory surcharge, one month 1.28')).toBeVisible();
  });

  it('computes while the visitor types', async () => {
    await show();
    await typeInto('Height', '3.4');
    expect(total()).toHaveTextContent('$3.54');
  });

  it('uses 0 for a text that is not a number and shows the problem', async () => {
    await show();
    await typeInto('Height', 'four');
    expect(field('Height')).toHaveAccessibleDescription(
      expect.stringContaining('Not a number; treated as 0'),
    );
    expect(screen.getByText(en.findings['side-missing'])).toBeInTheDocument();
    expect(total()).toHaveTextContent('$3.22');
  });

  it('shows the problem of a value over the limit at its field', async () => {
    await show();
    await typeInto('Length', '99999');
    expect(field('Length')).toHaveAccessibleDescription(expect.stringContaining('too large'));
    expect(screen.queryByRole('group', { name: en.ui.perUnit })).not.toBeInTheDocument();
  });

  it('converts the item when the units are switched, and keeps the fee', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'cm · kg' }));
    expect(field('Length')).toHaveValue('25.4');
    expect(total()).toHaveTextContent('$3.71');
    await waitFor(() => expect(feeRow(/Volumetric weight ÷ 5000/)).toHaveTextContent('1.049 kg'));
    await userEvent.click(screen.getByRole('radio', { name: 'in · lb' }));
    expect(field('Length')).toHaveValue('10');
    expect(field('Weight, packed')).toHaveValue('0.9');
  });

  it('shows the smallest change for the next cheaper fee', async () => {
    await show();
    const hint = screen.getByText(/^Height 4 → 3\.4 in: saves \$0\.151 per unit/);
    expect(hint).toHaveTextContent('saves $0.151 per unit · $151 per 1,000 units');
  });

  it('says of a tip which fee step it reaches and how much is to spare, and marks the step', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const hint = await screen.findByText(/^Height 4 → 3\.85 in: saves/);
    expect(hint).toHaveTextContent('Within the 2.25 lb step, with 0.05 in to spare');
    const steps = screen.getAllByRole('listitem').filter((one) => one.textContent.includes('Height 3.85 in'));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toHaveTextContent(/^6\.51.*2\.25/);
  });

  it('shows all Amazon fees beside the FBA fees only where they are known', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    await waitFor(() => expect(total()).toHaveTextContent(/\$7\.16.*All Amazon fees \$10\.91/));
    await typeInto(PRICE, '');
    await waitFor(() => expect(total()).not.toHaveTextContent('All Amazon fees'));
  });

  it('applies a tip, shows the next one, and takes it back', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    expect(await screen.findByText(/^Height 4 → 3\.85 in: saves/)).toHaveTextContent('$207 per 1,000 units');
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await waitFor(() => expect(field('Height')).toHaveValue('3.85'));
    expect(total()).toHaveTextContent('$6.94');
    expect(await screen.findByText(/^Height 3\.85 → 3\.4 in: saves/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] ?? document.body);
    expect(field('Height')).toHaveValue('4');
    expect(total()).toHaveTextContent('$7.16');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('applies the first tip from the sheet of a phone, and takes it back there', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const move = 'Height 4 → 3.85 in: save $0.21';
    await userEvent.click(await screen.findByRole('button', { name: move }));
    await waitFor(() => expect(field('Height')).toHaveValue('3.85'));
    const [inSheet] = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(inSheet ?? document.body);
    expect(field('Height')).toHaveValue('4');
  });

  it('draws the unit with its edges and what to cut off, in the chosen unit', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const drawn = (text: string) => screen.queryByText(text, { selector: 'text' });
    await waitFor(() => expect(drawn('−0.15 in')).toBeInTheDocument());
    for (const edge of ['10 in', '8 in', '4 in']) expect(drawn(edge)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'cm · kg' }));
    await waitFor(() => expect(drawn('10.16 cm')).toBeInTheDocument());
  });

  it('draws nothing to cut off where a smaller weight is cheaper', async () => {
    await show({ fragment: `${CARD_2026}&weight=3.1&date=2026-11-20` });
    expect(await screen.findByText(/^Weight 3\.1 → 3 lb: saves/)).toBeVisible();
    expect(screen.queryByText(/^−/, { selector: 'text' })).not.toBeInTheDocument();
    expect(screen.getByText('10 in', { selector: 'text' })).toBeInTheDocument();
  });

  it('shows the shipping weight on the steps of the fee', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const scale = await screen.findByRole('figure', {
      name: 'Fulfillment with surcharge, by shipping weight (lb)',
    });
    const [lower, charged, higher] = within(scale).getAllByRole('listitem');
    expect(lower).toHaveTextContent('6.512.25');
    expect(charged).toHaveTextContent('6.722.52.302 lb');
    expect(charged).toHaveAttribute('aria-current', 'true');
    expect(higher).toHaveTextContent('6.892.75');
  });

  it('has no scale where the fee has no steps', async () => {
    await show();
    expect(screen.queryByRole('figure', { name: /by shipping weight/ })).not.toBeInTheDocument();
  });

  it('divides the price into fees and what is left, in the order of the rows', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    await screen.findByRole('row', { name: 'Referral fee (15%) 3.75' });
    const rows = within(screen.getByRole('table', { name: en.ui.fees })).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(-6)).toEqual([
      'Fulfillment 6.49',
      'Fuel and logistics surcharge (3.5%) 0.23',
      'Storage, one month 0.44',
      'Referral fee (15%) 3.75',
      'All Amazon fees 10.91',
      expect.stringMatching(/^Left after fees.*Profit after your costs.*14\.08$/),
    ]);
    expect(total()).toHaveTextContent(/\$7\.16.*Left after fees.*\$14\.08/);
    expect(screen.getAllByText(/7\.16/, VISIBLE)).toHaveLength(1);
  });

  it('shows a loss where fees exceed the price, and the fees alone without a price', async () => {
    await show({ fragment: `${CARD_2026}&price=7&date=2026-11-20` });
    expect(await screen.findByRole('row', { name: /^Left after fees/ })).toBeVisible();
    expect(total()).toHaveTextContent(/Left after fees.*-\$0\.36/);
    await typeInto(PRICE, '');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Left/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('row', { name: /^Referral/ })).not.toBeInTheDocument();
    expect(feeRow('Storage, one month 0.44')).toBeVisible();
  });

  it('names whose rates they are and until when, with the way to their source', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const link = await screen.findByRole('link', { name: 'US rates since Jan 15, 2026' });
    expect(screen.getByText('peak until Jan 14')).toBeVisible();
    expect(link).toHaveAttribute('href', expect.stringContaining('sellercentral.amazon.com'));
    cleanup();
    await show({ fragment: `${CARD_2026}&date=2026-05-01` });
    expect(await screen.findByText('off-peak until Oct 14')).toBeVisible();
  });

  it('leads from the figure to the sources, which it opens', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const name = 'Sources and rules';
    const button = await screen.findByRole('button', { name });
    const fold = screen.getByText(name, { selector: 'summary *' }).closest('details');
    expect(fold).not.toHaveAttribute('open');
    await userEvent.click(button);
    expect(fold).toHaveAttribute('open');
    expect(fold?.querySelector('summary')).toHaveFocus();
  });

  it('names since when the rates of a card without seasons are', async () => {
    await show({ fragment: 'marketplace=JP&length=20&width=15&height=5&weight=0.5&date=2026-11-20' });
    expect(await screen.findByRole('link', { name: /rates since/ })).toBeVisible();
  });

  it('names the nearest bracket and the next tier where they are two changes', async () => {
    await show({
      fragment:
        'ruleSet=amazon-us-2026-01-15&length=18.5&width=14&height=8&weight=10&price=20&date=2026-05-01',
    });
    expect(await screen.findByText(/^Height 8 → 7\.45 in: saves/)).toBeInTheDocument();
    expect(
      screen.getByText(/^Length 18\.5 → 17\.95 in: saves .* \(tier Large standard-size\)/),
    ).toBeInTheDocument();
  });

  it('shows the total by the card in force and selects that card on click', async () => {
    await show({ now: Date.UTC(2026, 4, 1, 12) });
    const hint = await screen.findByText(
      /At the rates in force since Jan 15, 2026: \$6\.\d\d in total \(Large standard-size\)/,
    );
    const notice = hint.closest('div')?.parentElement ?? document.body;
    await userEvent.click(within(notice).getByRole('button'));
    expect(total()).toHaveTextContent('$6.');
    expect(feeRow(/Fuel and logistics surcharge \(3\.5%\)/)).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.aged));
    expect(await screen.findByRole('table', { name: en.ui.aged })).toBeInTheDocument();
  });

  it.each([
    [Date.UTC(2027, 0, 14, 20), null],
    [Date.UTC(2027, 0, 15, 20), 'This rate card runs through Jan 14, 2027: a newer one may apply after that'],
  ])(
    'says that the card in force may be followed by a newer one once its days are over: %d',
    async (now, shown) => {
      await show({ now });
      expect(screen.getByText(/At the rates in force since Jan 15, 2026/)).toBeInTheDocument();
      expect(screen.queryByText(/This rate card runs through/)?.textContent ?? null).toBe(shown);
    },
  );

  it('loads the card that was in force on an earlier day', async () => {
    await show({ fragment: 'length=10&width=8&height=4&weight=0.9&date=2025-06-01' });
    expect(await screen.findByText(/At the rates in force since Apr 15, 2024/)).toBeInTheDocument();
    expect(total()).toHaveTextContent('$3.71');
  });

  it('shows the item by every card side by side and selects a card on click', async () => {
    await show({ fragment: 'length=9&width=6&height=0.5&weight=0.25&price=24.99&date=2026-05-01' });
    const comparison = 'The same item under each rate card (per unit, USD)';
    await userEvent.click(await screen.findByText(comparison));
    const table = await screen.findByRole('table', { name: comparison });
    const total = (name: RegExp) => within(table).getByRole('row', { name });
    await waitFor(() => expect(total(/Standard rules Small standard-size 3\.22 3\.23 0\.00/)).toBeVisible());
    expect(total(/Jan 15, 2026 Small standard-size 3\.54/)).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: /Apr 15, 2024/ }));
    await waitFor(() => expect(feeRow('Fulfillment 3.15')).toBeInTheDocument());
    expect(await screen.findByText(en.findings['peak-fees-not-published'])).toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.conditional, { selector: 'summary *' }));
    expect(feeRow('Removal —')).toBeVisible();
  });

  it('names one price bound where a card has two bands', async () => {
    await show({ fragment: 'ruleSet=amazon-us-2024-04-15&price=12' });
    await waitFor(() => expect(feeRow('Price band $10 or more')).toBeInTheDocument());
    expect(field(PRICE)).toHaveAccessibleDescription(expect.stringContaining('Fees are lower below $10'));
  });

  it('shows a small metric change as the side before and after it, with the saving', async () => {
    await show({
      fragment: `${CARD_2026}&unitSystem=metric&length=30.48&width=20.32&height=2.205&weight=0.17&price=20&date=2026-03-01`,
    });
    expect(
      await screen.findByText(
        /^Height 2\.205 → 1\.8\d* cm: saves \$0\.\d\d\d per unit \(tier Small standard-size\)/,
      ),
    ).toBeInTheDocument();
  });

  it('shows converted sides with few decimals and computes with all', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'cm · kg' }));
    expect(field('Weight, packed')).toHaveValue('0.4082');
    expect(total()).toHaveTextContent('$3.71');
    await userEvent.click(screen.getByRole('radio', { name: 'in · lb' }));
    expect(field('Weight, packed')).toHaveValue('0.9');
  });

  it('says that a fee is not known to us, and shows no total', async () => {
    await show({ fragment: `${CARD_2026}&category=apparel&length=30&price=20&date=2026-11-20` });
    expect(await screen.findByText(en.findings['apparel-fee-not-published'])).toBeInTheDocument();
    expect(total()).toHaveTextContent('–');
    expect(feeRow(/^Fulfillment .*—$/)).toBeInTheDocument();
  });

  it('shows the off-peak fee of apparel at the peak, and what general goods pay more', async () => {
    await show({ fragment: `${CARD_2026}&category=apparel&price=20&date=2026-11-20` });
    expect(await screen.findByText(/the off-peak fee is shown; .* cost 0\.39 USD more/)).toBeVisible();
    expect(total()).toHaveTextContent('$');
  });

  it('loads the cards of another marketplace, converts the sides and removes the price with a note', async () => {
    await show({ fragment: `${CARD_2026}&price=29.99` });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketplace' }), 'United Kingdom');
    await waitFor(() => expect(total()).toHaveTextContent('£'));
    expect(field('Length')).toHaveValue('25.4');
    expect(field(PRICE)).toHaveValue('');
    expect(field(PRICE)).toHaveAccessibleDescription(
      expect.stringContaining('The price in USD was removed because this marketplace uses another currency'),
    );
    expect(screen.getByText('Small parcel', { selector: 'span' })).toBeInTheDocument();
    await openDetails();
    expect(feeRow('Tax on the fees not included')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Category with a lower price limit/ })).toBeInTheDocument();
  });

  it('keeps the price between marketplaces of one currency', async () => {
    await show({
      fragment: 'marketplace=DE&length=20&width=15&height=5&weight=0.3&price=15&date=2026-11-20',
    });
    await waitFor(() => expect(feeRow('Price band Up to €20')).toBeInTheDocument());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketplace' }), 'France');
    await waitFor(() => expect(feeRow('Fulfillment 4.31')).toBeInTheDocument());
    expect(field(PRICE)).toHaveValue('15');
  });

  it('adds what storage outside of Central Europe costs in Germany', async () => {
    await show({
      fragment: 'marketplace=DE&length=30&width=20&height=10&weight=0.5&price=30&date=2026-11-20',
    });
    await waitFor(() => expect(feeRow('Fulfillment 3.37')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('checkbox', { name: /Central Europe program/ }));
    await waitFor(() => expect(feeRow('Fulfillment 3.63')).toBeInTheDocument());
  });

  it('shows a Japanese card in yen, with its tier and sources of one copy', async () => {
    await show({
      fragment: 'marketplace=JP&length=20&width=15&height=5&weight=0.5&price=1500&date=2026-11-20',
    });
    await waitFor(() => expect(total()).toHaveTextContent('¥435'));
    expect(screen.getByText('Standard 2C', { selector: 'span' })).toBeInTheDocument();
    await openDetails();
    expect(feeRow('Tax on the fees included')).toBeInTheDocument();
  });

  it('names the parts with figures of one source', async () => {
    await show({
      fragment: 'marketplace=CA&length=40&width=30&height=15&weight=2&price=45&date=2026-11-20',
    });
    expect(
      await screen.findByText(
        'Figures from a single source: Fulfillment, Storage, and Aged inventory surcharge',
      ),
    ).toBeInTheDocument();
  });

  it('offers all sixteen marketplaces', async () => {
    await show();
    const options = within(screen.getByRole('combobox', { name: 'Marketplace' })).getAllByRole('option');
    expect(options).toHaveLength(16);
    for (const option of options) expect(option).toBeEnabled();
  });

  it('says where the total is without storage, whose figure we do not have', async () => {
    await show({
      fragment: 'marketplace=NL&length=30&width=20&height=10&weight=0.5&price=30&date=2026-11-20',
    });
    const withoutStorage = await screen.findByRole('group', { name: en.ui['perUnit-fulfillment'] });
    expect(withoutStorage).toHaveTextContent('€4.57');
    expect(feeRow('Storage, one month —')).toBeInTheDocument();
  });

  it('compares rate cards only where a marketplace has several', async () => {
    await show({ fragment: 'marketplace=NL&length=30&width=20&height=10&weight=0.5' });
    await screen.findByRole('group', { name: en.ui['perUnit-fulfillment'] });
    expect(screen.queryByText(/The same item under each rate card/)).not.toBeInTheDocument();
  });

  it('adds the optional fees that are chosen, and drops them with the marketplace', async () => {
    await show({ fragment: `${CARD_2026}&length=10&width=8&height=1&weight=0.75&price=20&date=2026-05-01` });
    expect(screen.queryByRole('combobox', { name: 'Shipment splits' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText(en.ui.optionalFees));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Shipment splits' }),
      'Minimal (one location)',
    );
    await waitFor(() => expect(feeRow('Inbound placement service fee 0.29')).toBeInTheDocument());
    expect(screen.getByRole('group', { name: en.ui['perUnit-chosen'] })).toBeInTheDocument();
    await typeInto('Historical days of supply (optional)', '20');
    await waitFor(() => expect(feeRow('Low-inventory-level fee 0.70')).toBeInTheDocument());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketplace' }), 'United Kingdom');
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Inbound placement/ })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(en.ui.optionalFees)).not.toBeInTheDocument();
  });

  it('removes the price when its field is emptied', async () => {
    await show({ fragment: 'ruleSet=amazon-us-2026-01-15&price=9&date=2026-05-01' });
    await waitFor(() => expect(feeRow('Price band Under $10')).toBeInTheDocument());
    await typeInto(PRICE, '');
    expect(feeRow('Price band $10 to $50')).toBeInTheDocument();
    expect(screen.getByText('Price band $10 to $50 assumed')).toBeInTheDocument();
  });

  it('names price bands and peak seasons only where the card has them', async () => {
    const price = () => field(PRICE);
    await show();
    expect(price()).toHaveAccessibleDescription('USD');
    expect(screen.queryByText(/in the middle band/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Storage rates are highest from/)).not.toBeInTheDocument();
    cleanup();
    await show({ fragment: CARD_2026 });
    await waitFor(() =>
      expect(price()).toHaveAccessibleDescription(expect.stringContaining('Fee changes at $10, $50')),
    );
    expect(screen.getByText(/A price of exactly \$10 or \$50 is in the middle band/)).toBeVisible();
    expect(screen.getByText(/^Storage rates are highest from October 1 to December 31/)).toBeVisible();
  });

  it.each([
    ['2026-11-20', 'Fulfillment season Peak-season rates (Oct 15, 2026 to Jan 14, 2027)'],
    ['2026-05-01', 'Fulfillment season Off-peak rates (Jan 15, 2026 to Oct 14, 2026)'],
    ['2026-11-20', 'Storage season Oct 1, 2026 to Dec 31, 2026'],
    ['2026-05-01', 'Storage season Jan 1, 2026 to Sep 30, 2026'],
  ])('names the days of the season of %s: %s', async (date, row) => {
    await show({ fragment: `${CARD_2026}&date=${date}` });
    await waitFor(() => expect(feeRow(row)).toBeInTheDocument());
  });

  it.each([
    ['length=60&width=10&height=4&weight=60', 'Extra-large 50–70 lb'],
    ['length=60&width=10&height=4&weight=151', 'Extra-large over 150 lb'],
  ])('names the tier of %s by the weights of the card', async (item, tier) => {
    await show({ fragment: `${CARD_2026}&price=20&${item}` });
    expect(await screen.findByText(tier, { selector: 'span' })).toBeInTheDocument();
  });

  it('shows the limits of the card in its findings', async () => {
    await show({ fragment: `${CARD_2026}&length=100&width=12&height=10&weight=60&price=20` });
    expect(
      await screen.findByText(/Longer than 96 in, or over 130 in length plus girth/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByText('Sources and rules', { selector: 'summary *' }));
    expect(await screen.findByText(/the surcharge for 181 to 365 days/)).toBeVisible();
  });

  it('copies the fees with the decimal sign of the language', async () => {
    const user = userEvent.setup();
    await show({ language: 'vi', words: vi });
    await user.click(screen.getByRole('button', { name: 'Sao chép' }));
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n')).toContain(`${vi.ui['fee-total']}\t3,71`);
  });

  it('explains the figure with the numbers on the page and names the sources', async () => {
    await show();
    expect(await screen.findByText('Dimensional weight = 10 × 8 × 4 ÷ 139 = 2.302 lb')).toBeInTheDocument();
    expect(screen.getByText('Fulfillment = 3.4 + 0.5 × (2.302 − 2) = 3.551')).toBeInTheDocument();
    expect(screen.getByText(/source Seller Toolbox/)).toBeInTheDocument();
  });

  it('shows a finding when a flag does not fit the measured item', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Oversize');
    expect(await screen.findByText(en.findings['not-oversized'])).toBeInTheDocument();
  });

  it('offers only the properties that the chosen category does not mean already', async () => {
    await show();
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await userEvent.selectOptions(category, 'Apparel');
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      'Dangerous goods',
      'Oversize',
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods' }));
    await userEvent.selectOptions(category, 'General');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByText(en.findings['no-dangerous-table'])).not.toBeInTheDocument();
  });

  it('shows the property of a link as the category', async () => {
    await show({ fragment: 'isApparel=true' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('apparel'));
    expect(screen.queryByRole('checkbox', { name: 'Apparel' })).not.toBeInTheDocument();
  });

  it('names the price band', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    await waitFor(() => expect(total()).toHaveTextContent('$7.16'));
    await openDetails();
    expect(feeRow('Price band $10 to $50')).toBeInTheDocument();
    await typeInto(PRICE, '60');
    await waitFor(() => expect(feeRow('Price band Over $50')).toBeInTheDocument());
  });

  it('shows what is left after FBA fees and referral fee, and hands the item to the profit calculator', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20&price=20` });
    expect(await screen.findByRole('row', { name: 'Referral fee (15%) 3.00' })).toBeVisible();
    await openDetails();
    expect(feeRow('Referral fee General')).toBeVisible();
    expect(await screen.findByText(/^Before cost of goods, freight/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Profit after your costs/ });
    const address = decodeURIComponent(link.getAttribute('href') ?? '');
    for (const part of ['profit-calculator', 'sellingPrice', 'packageLength'])
      expect(address).toContain(part);
  });

  it('takes the digital services fee and the tax of a British price off what is left', async () => {
    const british = 'ruleSet=amazon-uk-2026-02-01&marketplace=UK&length=30&width=20&height=10&weight=0.5';
    await show({ fragment: `${british}&date=2026-11-20&price=24` });
    expect(await screen.findByRole('row', { name: 'Digital services fee 0.14' })).toBeVisible();
    expect(feeRow('Tax in the price 4.00')).toBeVisible();
    expect(total()).toHaveTextContent(/Left after fees.*£12\.7\d/);
  });

  it('shows how much of each limit of its tier the unit uses, in the units of the fields', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    await openDetails();
    await waitFor(() => expect(feeRow('Shipping weight 2.302 lb (limit 20 lb)')).toBeVisible());
    expect(screen.getAllByRole('row', { name: /\(limit / })).toHaveLength(4);
    await userEvent.click(screen.getByRole('radio', { name: 'cm · kg' }));
    await waitFor(() => expect(feeRow('Longest side 25.4 cm (limit 45.72 cm)')).toBeVisible());
  });

  it('says by which row of the card the weight is billed', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    expect(await screen.findByText('fee for up to 2.5 lb')).toBeVisible();
  });

  it('has one figure, and what other figures give or lack in the fold of the rules', async () => {
    await show({ fragment: `${CARD_2026}&date=2026-11-20` });
    const standard = await screen.findByText(
      /fixed standard figures .*: \$3\.\d\d per unit, Small standard-size/,
    );
    expect(standard).not.toBeVisible();
    await userEvent.click(screen.getByText('Sources and rules', { selector: 'summary *' }));
    const gap = await screen.findByText(/^We do not have the surcharge for/);
    expect(gap).toBeVisible();
    expect(standard).toBeVisible();
    expect(gap.closest('details')).toHaveTextContent(en.ui.dataGaps);
  });

  it('shows the day that counts while no charge date is chosen, in the page language', async () => {
    await show();
    const covered = () => screen.getByLabelText(en.ui.date).closest('[data-today]');
    await waitFor(() =>
      expect(covered()?.getAttribute('data-today')).toMatch(/^auto: [A-Z][a-z]{2} \d{1,2}$/),
    );
  });

  it('formats numbers and money in the page language', async () => {
    await show({ language: 'vi', words: vi, fragment: 'height=3.5' });
    await waitFor(() => expect(field(vi.ui.height)).toHaveValue('3,5'));
    expect(await screen.findByText(/2,014 lb/, { selector: 'span' })).toBeInTheDocument();
  });

  it('opens in Chinese without a language', async () => {
    await show({ language: 'zh', words: zh });
    expect(screen.getByText('小号标准尺寸', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByText(/^高度 4 → 3\.4 in，每件省 US\$0\.15/)).toBeInTheDocument();
  });
});
