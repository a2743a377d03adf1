import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { ListingOptimizer } from './listing-optimizer.tsx';

const REPLACED = 'The pasted lines have replaced your bullet points';
const bullet = (number: number) => screen.getByRole('textbox', { name: `Bullet point ${number}` });
const bullets = () => screen.getByRole('group', { name: 'Bullet points' });
const undo = () => screen.queryByRole('button', { name: 'Undo' });

async function paste(number: number, text: string, shown: string) {
  await userEvent.click(bullet(number));
  await userEvent.paste(text);
  await waitFor(() => expect(bullet(number)).toHaveValue(shown));
}

/** Bullet points of the visitor, pasted over the example. */
async function showOwn() {
  await renderTool(ListingOptimizer, { manifest, words: en });
  await paste(1, '• First\n• Second\n• Third', 'First');
  await waitFor(() => expect(bullet(4)).toHaveValue(''));
}

describe('pasted bullet points', () => {
  it('offer nothing back but the example that they replace', async () => {
    await showOwn();
    expect(await screen.findByRole('button', { name: 'Use the example' })).toBeInTheDocument();
    expect(undo()).not.toBeInTheDocument();
  });

  it('offer back what they replace, and only that', async () => {
    await showOwn();
    await paste(2, '• New second\n• New third\n• New fourth', 'New second');
    expect(await screen.findByText(REPLACED)).toBeInTheDocument();
    await userEvent.type(bullet(1), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(bullet(2)).toHaveFocus();
    expect([1, 2, 3, 4, 5].map((number) => (bullet(number) as HTMLTextAreaElement).value)).toEqual([
      'First!',
      'Second',
      'Third',
      '',
      '',
    ]);
    expect(undo()).not.toBeInTheDocument();
  });

  it('offer nothing back in blank fields', async () => {
    await showOwn();
    await paste(4, '• Fourth\n• Fifth', 'Fourth');
    expect(bullet(5)).toHaveValue('Fifth');
    expect(undo()).not.toBeInTheDocument();
    expect(screen.queryByText(REPLACED)).not.toBeInTheDocument();
  });

  it('keep the offer while they are edited, until it is dismissed', async () => {
    await showOwn();
    await paste(1, '• One\n• Two', 'One');
    await screen.findByText(REPLACED);
    await userEvent.type(bullet(1), ', edited');
    expect(undo()).toBeInTheDocument();
    await userEvent.click(within(bullets()).getByRole('button', { name: 'Close' }));
    expect(undo()).not.toBeInTheDocument();
  });

  it('offer nothing back once all of them are gone', async () => {
    await showOwn();
    await paste(1, '• One', 'One');
    await screen.findByText(REPLACED);
    await userEvent.clear(bullet(1));
    expect(undo()).not.toBeInTheDocument();
  });
});
