import type { OpenSession } from '@seller-toolbox/tool-kit';
import { renderTool } from '@seller-toolbox/testing/screen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { openSession as openAnalyses } from '../../session/title-analyzer.session.ts';
import { TitleAnalyzer } from '../title-analyzer.tsx';

const GOOD =
  'Steel Water Bottle 32 oz by Hydro with Straw Lid, Keeps Drinks Cold for a Day, Wide Mouth, for Hiking, Dimensions 10 in, Material Steel';
const SHORT = 'Steel Bottle';

async function open({
  keyword = 'steel water bottle',
  ...environment
}: { keyword?: string; [field: string]: unknown } = {}) {
  const shown = await renderTool(TitleAnalyzer, { manifest, words: en, environment });
  if (keyword !== '') {
    await userEvent.type(screen.getByRole('textbox', { name: /Target keyword/ }), keyword);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Home');
  }
  await userEvent.click(screen.getByText(en.ui.manyTitles));
  await screen.findByRole('textbox', { name: /Title list/ });
  return shown;
}
const box = () => screen.getByRole('textbox', { name: /Title list/ });
const table = () => screen.getByRole('table', { name: 'List results' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const check = (count: number) =>
  userEvent.click(screen.getByRole('button', { name: `Check ${count} title${count === 1 ? '' : 's'}` }));

async function paste(text: string) {
  await userEvent.click(box());
  await userEvent.paste(text);
}

describe('ManyTitles', () => {
  it('counts, checks and lists pasted titles', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Check 0 titles' })).toBeDisabled();
    await paste(`${GOOD}\n\n${SHORT}\n\u200f\n`);
    expect(screen.getByText('3 titles')).toBeInTheDocument();
    expect(
      screen.getByText('With the settings above: United States · Home · steel water bottle'),
    ).toBeInTheDocument();
    await check(3);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]).toHaveTextContent('Good');
    expect(rows()[1]).toHaveTextContent(/With issues.*12\/200.*The title is too short/);
    expect(rows()[2]).toHaveTextContent('The title cannot be empty');
    expect(screen.getByText('1 title could not be checked')).toBeInTheDocument();
  });

  it('checks without the keyword of the example, which is none of the list', async () => {
    await open({ keyword: '' });
    await paste(SHORT);
    expect(screen.getByText('With the settings above: United States · Home')).toBeInTheDocument();
    await check(1);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/Good.*The title is too short/));
  });

  it('filters by state and sorts by a column header', async () => {
    await open();
    await paste(`${SHORT}\n${GOOD}`);
    await check(2);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Overall score' }));
    expect(rows()[0]).toHaveTextContent('Steel Water Bottle');
    await userEvent.click(screen.getByRole('radio', { name: 'With issues (1)' }));
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Could be better (0)' }));
    expect(rows()[0]).toHaveTextContent('No titles in this group');
  });

  it('pages more than fifty titles', async () => {
    await open();
    await paste(Array.from({ length: 51 }, (_, index) => `Steel Bottle ${index}`).join('\n'));
    await check(51);
    await waitFor(() => expect(rows()).toHaveLength(50));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('51–51 of 51')).toBeInTheDocument();
  });

  it('opens a title in the analyzer', async () => {
    await open();
    await paste(SHORT);
    await check(1);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(within(table()).getByRole('button', { name: SHORT }));
    expect(screen.getByRole('textbox', { name: /Product title/ })).toHaveValue(SHORT);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('exports a CSV file with escaped formulas', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    // jsdom does not implement navigation.
    const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    await paste('=SUM(A1) cup\nSteel Bottle, "32 oz"');
    await check(2);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await textOf(saved[0])).split('\r\n');
    expect(lines[0]).toMatch(
      /Line,Title,SKU,Verdict,Overall score,Compliance,SEO,Title length,Issues,Claims and forbidden wording,Suggestions$/,
    );
    expect(lines[1]).toMatch(/^1,'=SUM\(A1\) cup,,With issues,\d+,/);
    expect(lines[2]).toMatch(/^2,"Steel Bottle, ""32 oz""",,/);
    follow.mockRestore();
  });

  it('imports a file with SKUs and lets the visitor change the title column', async () => {
    await open();
    const file = new File(['sku,item-name,brand\nA-1,Steel Bottle,Hydro\n'], 'list.csv');
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
      target: { files: [file] },
    });
    expect(await screen.findByText('list.csv')).toBeInTheDocument();
    await check(1);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/A-1.*Steel Bottle/));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title column' }), 'brand');
    await check(1);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Hydro'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(box()).toHaveValue('');
  });

  it('rejects a broken file with a reason', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
      target: { files: [new File(['PK\u0003\u0004'], 'list.xlsx')] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The workbook is damaged or incomplete');
  });

  it('marks results of former settings', async () => {
    await open();
    await paste(SHORT);
    await check(1);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marketplace' }), 'Japan');
    expect(screen.getByText(/still use the previous settings/)).toBeInTheDocument();
    await check(1);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('12/100'));
    expect(screen.queryByText(/still use the previous settings/)).not.toBeInTheDocument();
  });
});

describe('ManyTitles session', () => {
  it('sends batches, shows progress and keeps checked titles on Cancel', async () => {
    const asked: number[] = [];
    let ended = 0;
    const analyze = openAnalyses();
    const openSession: OpenSession = () => ({
      ask: async (question, progress) => {
        // The page sends requests of this session only.
        const { titles } = question as { titles: string[] };
        asked.push(titles.length);
        if (asked.length > 1) return new Promise(() => undefined);
        return analyze(question as Parameters<typeof analyze>[0], progress);
      },
      end: () => {
        ended += 1;
      },
    });
    await open({ openSession });
    await paste('Steel Bottle\n'.repeat(250));
    await check(250);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100'));
    expect(screen.getByText('100 / 250')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getAllByText('Stopped after 100 of 250').length).toBeGreaterThan(0);
    expect(screen.getByText('1–50 of 100')).toBeInTheDocument();
    expect([asked, ended]).toEqual([[100, 100], 1]);
  });

  it('reports a failure and can be retried', async () => {
    let isBroken = true;
    const analyze = openAnalyses();
    const openSession: OpenSession = () => ({
      ask: (question, progress) =>
        isBroken
          ? Promise.reject(new Error('the worker broke'))
          : analyze(question as Parameters<typeof analyze>[0], progress),
      end: () => undefined,
    });
    await open({ openSession });
    await paste(SHORT);
    await check(1);
    expect((await screen.findAllByText(/Interrupted after 0 of 1/)).length).toBeGreaterThan(0);
    isBroken = false;
    await check(1);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

/** jsdom's Blob has no `text()`. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}
