import { dropTextFile, untilFilesAreTaken } from '@seller-toolbox/testing/drop-text-file';
import { holdLateParts } from '@seller-toolbox/testing/hold-late-parts';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { manifest } from '../manifest.ts';
import { WordFrequencyAnalyzer } from './word-frequency-analyzer.tsx';

const show = (options = {}) => renderTool(WordFrequencyAnalyzer, { manifest, words: en, ...options });
const counted = () => screen.getByRole('group', { name: en.ui.totalWords });
const field = () => screen.getByRole('textbox', { name: en.ui.text });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const table = () => screen.getByRole('table', { name: en.ui['list-1'] });

holdLateParts();

describe('WordFrequencyAnalyzer', () => {
  it('opens with a worked example', async () => {
    await show();
    expect(counted()).toHaveTextContent('39');
    expect(counted()).toHaveTextContent('of 57 in the text; 29 unique');
    const top = screen.getByRole('list', { name: en.ui.topKeywords });
    expect(within(top).getAllByRole('listitem')).toHaveLength(5);
    expect(within(table()).getAllByRole('row')).toHaveLength(21);
    expect(screen.getByText('First 20 of 29; the saved files contain all of them.')).toBeInTheDocument();
    expect(within(table()).getByRole('row', { name: /^bottle/ })).toHaveTextContent('512.82%High');
  });

  describe('automatic analysis', () => {
    /** With what the page loads in that time. */
    const passes = (milliseconds: number) =>
      act(async () => {
        jest.advanceTimersByTime(milliseconds);
        await import('./frequency-explanation.tsx');
      });

    /** The page with all that loads later, and a clock that the test moves. */
    async function showComplete() {
      jest.useFakeTimers({ advanceTimers: true });
      const shown = await show();
      await untilFilesAreTaken();
      jest.useFakeTimers();
      return shown;
    }

    it('starts one second after the last change of a text longer than ten characters', async () => {
      const { uses } = await showComplete();
      write('red cup red');
      act(() => void jest.advanceTimersByTime(600));
      write('red cup red cup');
      act(() => void jest.advanceTimersByTime(999));
      expect(counted()).toHaveTextContent('39');
      act(() => void jest.advanceTimersByTime(1));
      expect(counted()).toHaveTextContent(/^Words counted4/);
      await passes(1000);
      expect(uses).toEqual([{ textLength: 15, totalWords: 4, uniqueWords: 2 }]);
    });

    it('does not start for a text of ten characters', async () => {
      await showComplete();
      write('red cup 10');
      await passes(5000);
      expect(counted()).toHaveTextContent('39');
      fireEvent.click(screen.getByRole('button', { name: en.ui.analyze }));
      expect(counted()).toHaveTextContent(/^Words counted3/);
    });
  });

  it('analyzes a dropped file immediately', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await untilFilesAreTaken();
    dropTextFile('red cup red');
    await waitFor(() => expect(counted()).toHaveTextContent(/^Words counted3/));
  });

  it('analyzes on Ctrl+Enter', async () => {
    await show();
    write('red cup');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(counted()).toHaveTextContent(/^Words counted2/);
  });

  it('applies settings immediately', async () => {
    await show();
    await userEvent.click(screen.getByRole('checkbox', { name: en.ui.excludeCommonWords }));
    expect(counted()).toHaveTextContent(/^Words counted57/);
    await userEvent.click(screen.getByRole('radio', { name: '4' }));
    expect(counted()).toHaveTextContent(/^Words counted36/);
  });

  it('lists phrases of two words, and says when there is none of three', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['list-2'] }));
    expect(screen.getByRole('row', { name: 'water bottle 3' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: en.ui['list-3'] }));
    expect(screen.getByText(en.ui.noPhrases)).toBeInTheDocument();
  });

  it('clears the text, shows that no words are found, and restores the text', async () => {
    await show();
    const inputs = within(screen.getByRole('region', { name: 'Your input' }));
    await userEvent.click(inputs.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(en.findings['no-words-found'])).toBeInTheDocument();
    await userEvent.click(inputs.getByRole('button', { name: 'Undo' }));
    expect(counted()).toHaveTextContent('39');
  });

  it('copies all words of the shown list as a table', async () => {
    await show();
    const words = await richCopyOf(() => userEvent.click(screen.getByRole('button', { name: 'Copy table' })));
    expect(words.text.split('\n')).toHaveLength(30);
    expect(words.text).toMatch(/^Word\tCount\tShare\tCategory\nbottle\t5\t12.82%\tHigh\n/);
    expect(words.html).toContain('<tr><td>bottle</td><td>5</td><td>12.82%</td><td>High</td></tr>');
    await userEvent.click(screen.getByRole('radio', { name: en.ui['list-2'] }));
    const phrases = await richCopyOf(() =>
      userEvent.click(screen.getByRole('button', { name: /^(Copy table|Copied)$/ })),
    );
    expect(phrases.text).toMatch(/^Phrase\tCount\nwater bottle\t3\n/);
  });

  it('saves all words as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (content) => {
      saved.push(content as Blob);
      return 'blob:test';
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
    expect(saved.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8', 'application/json']);
    expect(saved.every(({ size }) => size > 500)).toBe(true);
  });

  it('opens with the input of a link', async () => {
    await show({ language: 'zh', words: zh, fragment: 'text=蓝牙音箱和蓝牙音箱&minLength=1' });
    await waitFor(() => expect(screen.getByRole('group', { name: zh.ui.totalWords })).toHaveTextContent('4'));
  });
});
