import { dropTextFile, untilFilesAreTaken } from '@seller-toolbox/testing/drop-text-file';
import { holdLateParts } from '@seller-toolbox/testing/hold-late-parts';
import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { runEngine, type EngineResult } from '@seller-toolbox/tool-contract';
import type { RunControl, RunInWorker } from '@seller-toolbox/tool-kit';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { engine } from '../engine/keyword-density.engine.ts';
import { SHORT_CONTENT } from '../engine/keyword-density.schema.ts';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { KeywordDensity } from './keyword-density.tsx';

const show = (options = {}) => renderTool(KeywordDensity, { manifest, words: en, ...options });
const keywordsBox = () => screen.getByRole('textbox', { name: /Target keywords/ });
const textBox = () => screen.getByRole('textbox', { name: /Text to check/ });
const card = (keyword: string) => {
  const article = screen.getByRole('heading', { level: 2, name: keyword }).closest('article');
  if (!article) throw new Error(`no card of "${keyword}"`);
  return within(article);
};
const counter = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

holdLateParts();

describe('KeywordDensity', () => {
  afterEach(() => jest.useRealTimers());

  it('opens with a worked example, one card for each keyword', async () => {
    await show();
    expect(card('stainless steel water bottle').getByText('High')).toBeInTheDocument();
    expect(card('insulated bottle').getByText('1.96%')).toBeInTheDocument();
    expect(card('insulated bottle').getByText('Optimal')).toBeInTheDocument();
    expect(card('leakproof').getByText('Low')).toBeInTheDocument();
    expect(card('travel mug').getByText(/“travel mug” does not appear/)).toBeInTheDocument();
  });

  it('counts words, characters and sentences while typing', async () => {
    await show();
    await userEvent.clear(textBox());
    await pasteInto(textBox(), 'Cold water. Hot tea!');
    expect(counter('Words')).toHaveTextContent('4');
    expect(counter('Characters')).toHaveTextContent('20');
    expect(counter('Sentences')).toHaveTextContent('2');
  });

  it('updates keywords while typing', async () => {
    await show();
    await pasteInto(textBox(), 'A brush with a lid, and a second brush without one');
    await pasteInto(keywordsBox(), 'brush, lid');
    expect(screen.getByText('Keywords: 2')).toBeInTheDocument();
    expect(card('brush').getByText('occurrences: 2')).toBeInTheDocument();
  });

  it('shows a sentence instead of 0% where all short words of a keyword are in the text', async () => {
    await show();
    await pasteInto(textBox(), 'A bag for the gym');
    await pasteInto(keywordsBox(), 'gym bag, dog bed');
    expect(card('gym bag').getByText(/all words of “gym bag” are in the text/)).toBeInTheDocument();
    expect(card('gym bag').getByText('Optimal')).toBeInTheDocument();
    expect(card('gym bag').queryByText('0%')).not.toBeInTheDocument();
    expect(card('dog bed').getByText('0%')).toBeInTheDocument();
  });

  it('takes a dropped file as its text, and the keywords of the example go', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await untilFilesAreTaken();
    dropTextFile('Cold water. Hot tea!');
    await waitFor(() => expect(textBox()).toHaveValue('Cold water. Hot tea!'));
    await waitFor(() => expect(keywordsBox()).toHaveValue(''));
  });

  it('switches to exact phrases', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Exact phrase' }));
    expect(card('insulated bottle').getByText('occurrences: 1')).toBeInTheDocument();
    expect(screen.getByText('Only the whole phrase counts')).toBeInTheDocument();
  });

  it('copies the results as a table with escaped keywords', async () => {
    await show();
    await pasteInto(textBox(), 'A brush with a lid, and a second brush without one');
    await pasteInto(keywordsBox(), '<b>brush</b>, lid');
    const { text, html } = await richCopyOf(() =>
      userEvent.click(screen.getByRole('button', { name: 'Copy table' })),
    );
    expect(text).toMatch(/^Keyword\t.*\n<b>brush<\/b>\t2\t18.18%\tOptimal\nlid\t/);
    expect(html).toContain(
      '<tr><td>&#60;b&#62;brush&#60;/b&#62;</td><td>2</td><td>18.18%</td><td>Optimal</td></tr>',
    );
  });

  it('requests keywords if there are none', async () => {
    await show();
    await userEvent.clear(keywordsBox());
    expect(screen.getByText('Enter at least one keyword to see the result')).toBeInTheDocument();
  });

  it('shows the error for too many keywords at the field', async () => {
    const keywords = Array.from({ length: 201 }, (_, index) => `k${index}`).join(',');
    await show({ fragment: `keywords=a&content=b` });
    await userEvent.clear(keywordsBox());
    await userEvent.click(keywordsBox());
    await userEvent.paste(keywords);
    expect(keywordsBox()).toHaveAccessibleDescription(expect.stringContaining('at most 200 keywords'));
  });

  it('opens with a list of keywords from a link', async () => {
    await show({ fragment: 'keywords=["red cup","lid"]&content=A+red+cup+and+a+lid' });
    await waitFor(() => expect(keywordsBox()).toHaveValue('red cup\nlid'));
  });

  it('explains each density with the numbers on the page', async () => {
    await show();
    expect(screen.getByText('8 ÷ 153 × 100 = 5.23%')).toBeInTheDocument();
  });

  it('marks the occurrences in the text', async () => {
    await show({ fragment: 'keywords=lid&content=A+red+lid,+two+lids' });
    const marked = [...screen.getByRole('figure').querySelectorAll('mark')];
    expect(marked.map((mark) => mark.textContent)).toEqual(['lid,', 'lids']);
  });

  it('reports counts of a use, never the input', async () => {
    const { uses } = await show({ fragment: 'keywords=["red cup","lid"]&content=A+red+cup+and+a+lid' });
    await waitFor(() => expect(textBox()).toHaveValue('A red cup and a lid'));
    await userEvent.type(textBox(), '!');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({ keywords: 2, words: 6, match: 'loose' });
  });
});

describe('KeywordDensity with a long text', () => {
  const LONG = 'red cup '.repeat(SHORT_CONTENT / 8 + 1);

  /** A worker that runs until the test lets it answer or ends it. */
  function madeWorker() {
    const runs: { control: RunControl; answer: (result: EngineResult<unknown>) => void; input: object }[] =
      [];
    const runInWorker: RunInWorker = ({ input }, control) =>
      new Promise((resolve, reject) => {
        runs.push({ control, answer: resolve, input });
        control.signal.addEventListener('abort', () => reject(new Error('ended')));
      });
    return { runs, environment: { runInWorker } };
  }
  const paste = (text: string) => fireEvent.change(textBox(), { target: { value: text } });

  it('runs in the worker with progress, then shows the result', async () => {
    const { runs, environment } = madeWorker();
    await show({ fragment: 'keywords=cup&content=A+cup', environment });
    paste(LONG);
    act(() => runs.at(-1)?.control.progress(0.5));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
    await act(async () => runs.at(-1)?.answer(runEngine(engine, runs.at(-1)?.input, { now: 0 })));
    expect(card('cup').getByText('50%')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('ends the worker on cancel and keeps the last result', async () => {
    const { runs, environment } = madeWorker();
    await show({ fragment: 'keywords=cup&content=A+cup', environment });
    paste(LONG);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(runs.map(({ control }) => control.signal.aborted)).toEqual([true]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(textBox()).toHaveValue(LONG);
    expect(card('cup').getByText('50%')).toBeInTheDocument();
  });

  it('restarts in a new worker if the text changes', async () => {
    const { runs, environment } = madeWorker();
    await show({ fragment: 'keywords=cup&content=A+cup', environment });
    paste(LONG);
    paste(`${LONG}!`);
    expect(runs.map(({ control }) => control.signal.aborted)).toEqual([true, false]);
  });

  it('starts a worker only above the length limit', async () => {
    const { runs, environment } = madeWorker();
    await show({ fragment: 'keywords=cup&content=A+cup', environment });
    paste('a'.repeat(SHORT_CONTENT));
    expect(runs).toHaveLength(0);
    paste('a'.repeat(SHORT_CONTENT + 1));
    expect(runs).toHaveLength(1);
  });
});
