import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDownload } from './download.ts';

const CSV = { extension: 'csv', type: 'text/csv' };
const createObjectUrl = URL.createObjectURL;

function Saving() {
  const download = useDownload();
  return (
    <>
      <button type="button" onClick={() => download('a', CSV)}>
        All
      </button>
      <button type="button" onClick={() => download('a', { ...CSV, part: 'upload' })}>
        Part
      </button>
      <button type="button" onClick={() => download('a', { ...CSV, name: 'qrcode.csv' })}>
        Named
      </button>
    </>
  );
}

/** The name of the file that a button saves, where clocks are so many hours ahead of UTC. */
async function savedName(button: string, { now, hoursAhead }: { now: string; hoursAhead: number }) {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hoursAhead);
  const manifest = sampleManifest({ id: 'title-list', category: 'research' });
  await renderTool(Saving, { manifest, words: { catalogue: {} }, now: Date.parse(now) });
  await userEvent.click(screen.getByRole('button', { name: button }));
  return names;
}

describe('a file that a tool saves', () => {
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:file';
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    URL.createObjectURL = createObjectUrl;
  });

  it.each([
    ['2026-11-21T12:00:00Z', 0, 'title-list-2026-11-21.csv'],
    ['2026-11-21T15:59:59Z', 8, 'title-list-2026-11-21.csv'],
    ['2026-11-21T16:00:00Z', 8, 'title-list-2026-11-22.csv'],
    ['2027-01-01T04:59:59Z', -5, 'title-list-2026-12-31.csv'],
    ['2027-01-01T05:00:00Z', -5, 'title-list-2027-01-01.csv'],
  ])(
    'at %s, %d hours ahead of UTC, has the day of the visitor in its name',
    async (now, hoursAhead, name) => {
      expect(await savedName('All', { now, hoursAhead })).toEqual([name]);
    },
  );

  it('says which part it is, where a tool saves several', async () => {
    const names = await savedName('Part', { now: '2026-11-21T12:00:00Z', hoursAhead: 0 });
    expect(names).toEqual(['title-list-upload-2026-11-21.csv']);
  });

  it('keeps a name that is given whole', async () => {
    const names = await savedName('Named', { now: '2026-11-21T12:00:00Z', hoursAhead: 0 });
    expect(names).toEqual(['qrcode.csv']);
  });
});
