import { FileDrop } from '@seller-toolbox/file-import/file-drop';
import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, render } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { handOverFiles } from './hand-over-files.ts';

const file = new File(['sku,available\nA,3\n'], 'stock.csv');

/** A tool whose field for files is inside a section that is mounted when it is opened. */
function Tool({ id, onFiles }: { id: string; onFiles: (files: readonly File[]) => void }) {
  const [isOpen, open] = useState(false);
  return (
    <div data-tool={id}>
      <details data-takes-files onToggle={() => open(true)}>
        {isOpen && (
          <FileDrop look="open" accept=".csv" onFiles={onFiles}>
            here
          </FileDrop>
        )}
      </details>
    </div>
  );
}

async function show(id: string, onFiles: (files: readonly File[]) => void) {
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  return act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Suspense>
          <Tool id={id} onFiles={onFiles} />
        </Suspense>
      </I18nProvider>,
    ),
  );
}

describe('handOverFiles', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (times: number) => act(() => jest.advanceTimersByTimeAsync(times * 100));

  it('opens the section of the tool and gives it the files once, as soon as it takes them', async () => {
    const taken: File[] = [];
    handOverFiles('restock', [file]);
    await wait(3);
    const { container } = await show('restock', (files) => taken.push(...files));
    await wait(1);
    await act(async () => void container.querySelector('details')?.dispatchEvent(new Event('toggle')));
    await wait(5);
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(taken).toEqual([file]);
  });

  it('gives nothing to another tool, and stops trying', async () => {
    const taken: File[] = [];
    await show('other', (files) => taken.push(...files));
    handOverFiles('restock', [file]);
    await wait(200);
    expect(taken).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
