import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { CompetitorAnalyzer } from './competitor-analyzer.tsx';

const show = (options = {}) => renderTool(CompetitorAnalyzer, { manifest, words: en, ...options });
const box = () => screen.getByRole('textbox', { name: /^ASIN/ });
const button = () => screen.getByRole('button', { name: 'Analyze' });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('CompetitorAnalyzer', () => {
  it('opens with marked competitors, four averages and two lists of insights', async () => {
    await show();
    expect(rows()).toHaveLength(16);
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(1);
    for (const name of ['Average price', 'Average rating', 'Average sales a month', 'Average margin'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    for (const name of ['Opportunities', 'Competitive advantages'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  });

  it('analyzes on Enter and shows amounts in the currency of the marketplace', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Canada (C$)');
    await userEvent.clear(box());
    await pasteInto(box(), 'b0example7');
    expect(screen.queryByText(/B0EXAMPLE7/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '16 competitors of B0EXAMPLE7' })).toBeInTheDocument();
    expect(rows().every((row) => /C\$\d/.test(row.textContent))).toBe(true);
  });

  it('cuts long titles and has the full one as a tooltip', async () => {
    await show();
    const long = rows().flatMap((row) => {
      const shown = row.querySelector('[title]');
      return shown?.textContent.endsWith('…') ? [shown] : [];
    });
    expect(long.length).toBeGreaterThan(0);
    for (const title of long) {
      expect(Array.from(title.textContent)).toHaveLength(51);
      expect((title.getAttribute('title') ?? '').length).toBeGreaterThan(50);
    }
  });

  it('disables the analysis of a blank ASIN and shows tips', async () => {
    await show();
    await userEvent.clear(box());
    await userEvent.type(box(), '  {Enter}');
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('warns of an unusual ASIN and analyzes it anyway', async () => {
    await show();
    await userEvent.clear(box());
    await pasteInto(box(), 'bottle');
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('does not look like an ASIN'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '16 competitors of BOTTLE' })).toBeInTheDocument();
  });

  it('does not track the ASIN', async () => {
    const { uses } = await show();
    await userEvent.type(box(), '2{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({ marketplace: 'US', competitors: 16 });
  });
});
