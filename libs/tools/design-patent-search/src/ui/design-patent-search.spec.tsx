import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { DesignPatentSearch } from './design-patent-search.tsx';

const show = (options = {}) => renderTool(DesignPatentSearch, { manifest, words: en, ...options });
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const cards = () => within(screen.getByRole('region', { name: 'Result' })).getAllByRole('listitem');

describe('DesignPatentSearch', () => {
  it('opens with three marked sample records', async () => {
    await show();
    expect(cards()).toHaveLength(3);
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(0);
    for (const status of ['Granted', 'Pending', 'Expired']) expect(screen.getByText(status)).toBeVisible();
  });

  it('searches on Enter, not while typing', async () => {
    await show();
    await userEvent.clear(box('Keyword'));
    await pasteInto(box('Keyword'), 'desk lamp');
    expect(screen.queryAllByRole('heading', { name: /desk lamp/ })).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('heading', { name: /desk lamp/ })).toHaveLength(3);
  });

  it('shows the error of a missing query at the field', async () => {
    await show();
    await userEvent.clear(box('Keyword'));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(box('Keyword')).toHaveAccessibleDescription(
      expect.stringContaining(en.findings['query-required']),
    );
  });

  it('searches by applicant', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Applicant' }));
    await userEvent.clear(box('Applicant'));
    await userEvent.type(box('Applicant'), 'Acme{Enter}');
    expect(screen.getAllByText('Acme')).toHaveLength(3);
  });

  it('shows the details of a record and saves its report', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (content) => `blob:${content instanceof Blob ? saved.push(content) : 0}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    const [first] = screen.getAllByRole('button', { name: /^Details: / });
    if (first) await userEvent.click(first);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/^The ornamental design for a/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download report' }));
    expect(await textOf(saved[0])).toContain(en.ui.reportSample);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tracks the type and a length, no typed text', async () => {
    const { uses } = await show();
    await userEvent.type(box('Keyword'), 'mug{Enter}');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({ type: 'keyword', queryLength: 3, results: 3 });
  });
});

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsText(blob ?? new Blob());
  });
}
