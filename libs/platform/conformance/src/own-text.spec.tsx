import { findTool, tools } from '@seller-toolbox/catalogue';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { loadScreen, loadToolWords } from '@seller-toolbox/catalogue/ui';
import { renderTool } from '@seller-toolbox/testing/screen';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const OWN = 'zanzibar';
const NOTICE = 'The example has been replaced by your input.';

/** Fields of prose and lists: other text fields change the example in place. */
const PROSE = ':is(textarea,[type=text],[type=search]):not([inputmode],[role=combobox],[list])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const fields = (selector: string) => [
  ...document.querySelectorAll<TextField>(`[data-inputs] :is(input,textarea)${selector}`),
];

async function show(id: string): Promise<void> {
  const [manifest, words, module] = [findTool(id), await loadToolWords(id, 'en'), await loadScreen(id)];
  if (!manifest || !words || !module) throw new Error(id);
  // Suspended parts of the screen arrive.
  await act(async () => void (await renderTool(module.default, { manifest, words })));
}

/** The texts of the worked example that a field can show. */
async function exampleTexts(id: string): Promise<string[]> {
  const engine = await loadEngine(id);
  const texts: string[] = [];
  JSON.stringify(engine?.examples[0].input, (_, value: unknown) => {
    if (typeof value === 'string' && /\S\s+\S/.test(value)) texts.push(...value.split('\n'));
    return value;
  });
  return texts.filter((text) => text.length > 3);
}

const WAYS: readonly (readonly [name: string, way: (field: TextField) => Promise<unknown>])[] = [
  ['pasted', () => userEvent.paste(OWN)],
  ['typed', (field) => userEvent.type(field, OWN)],
  [
    'inserted',
    (field) => act(async () => fireEvent.input(field, { target: { value: OWN }, inputType: 'insertText' })),
  ],
];

/** The field with a sentence or list of the example; tools of figures, choices and files have none. */
const filledField = (texts: readonly string[]) =>
  fields(PROSE).find(({ value }) => texts.some((text) => value.includes(text)));

const WITH_PROSE = [
  'title-fixer',
  'title-analyzer',
  'listing-optimizer',
  'keyword-density',
  'keyword-combiner',
  'case-converter',
  'word-frequency-analyzer',
  'keyword-researcher',
  'design-patent-search',
  'barcode-labels',
];
// Draws on a canvas; takes files only.
const others = tools.filter(({ id }) => ![...WITH_PROSE, 'image-checker'].includes(id));

describe.each(WITH_PROSE)('the first text after a field of the example was emptied: %s', (id) => {
  it.each(WAYS)('replaces the whole example when it is %s', async (_way, insert) => {
    await show(id);
    // Late parts of the screen arrive while the engine loads.
    const texts = await act(() => exampleTexts(id));
    const shown = () => texts.filter((text) => fields('').some(({ value }) => value.includes(text)));
    const field = filledField(texts);
    if (!field) throw new Error('no field of prose');
    const left = shown().filter((text) => !field.value.includes(text));
    await userEvent.clear(field);
    expect(shown()).toEqual(expect.arrayContaining(left));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await userEvent.click(field);
    await insert(field);
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    expect(field).toHaveValue(OWN);
    expect(shown()).toEqual([]);
  });
});

it.each(others.map(({ id }) => id))('%s has no field with a sentence of the example', async (id) => {
  await show(id);
  expect(filledField(await exampleTexts(id))).toBeUndefined();
});
