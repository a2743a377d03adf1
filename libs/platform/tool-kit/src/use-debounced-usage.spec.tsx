import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDebouncedUsage } from './use-debounced-usage.ts';

/** Its output tells at first only what there is, and the requested part when its data have come. */
function LateTable() {
  const [rows, setRows] = useState<number | null>(null);
  useDebouncedUsage({
    changes: 1,
    output: rows ?? 'no rows yet',
    isDirty: true,
    describe: () => (rows === null ? null : { rows }),
  });
  return (
    <button type="button" onClick={() => setRows(3)}>
      Arrive
    </button>
  );
}

describe('a use with asynchronous details', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is counted once they are there', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const manifest = sampleManifest({ id: 'late-table', category: 'research' });
    const { uses } = await renderTool(LateTable, { manifest, words: { catalogue: {} } });
    act(() => void jest.advanceTimersByTime(5000));
    expect(uses).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    act(() => void jest.advanceTimersByTime(1000));
    expect(uses).toEqual([{ rows: 3 }]);
  });
});
