import { defineEngine } from '@seller-toolbox/tool-contract';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { renderTool } from '@seller-toolbox/testing/screen';
import { Field, Select, TextInput } from '@seller-toolbox/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { NumberField, ToolFrame, useTool } from '../index.ts';

const inputSchema = z.strictObject({
  title: z.string(),
  keyword: z._default(z.string(), ''),
  price: z._default(z.number(), 0),
  market: z._default(z.enum(['US', 'DE']), 'US'),
});

const engine = defineEngine({
  inputSchema,
  outputSchema: inputSchema,
  run: (input) => input,
  examples: [{ name: 'one', input: { title: 'Demo title', keyword: 'demo', price: 9 }, expected: {} }],
});

function Demo() {
  const tool = useTool(engine);
  const { title, keyword, price, market } = tool.input;
  return (
    <ToolFrame
      tool={tool}
      inputs={
        <>
          <Field label="Title">
            <TextInput value={title} onValueChange={(next) => tool.change({ title: next })} />
          </Field>
          <Field label="Keyword">
            <TextInput value={keyword} onValueChange={(next) => tool.change({ keyword: next })} />
          </Field>
          <NumberField
            label="Price"
            value={price}
            whenUnreadable={0}
            onValueChange={(next) => tool.change({ price: next ?? 0 })}
          />
          <Field label="Market">
            <Select
              options={[
                { value: 'US', label: 'US' },
                { value: 'DE', label: 'DE' },
              ]}
              value={market}
              onValueChange={(next) => tool.change({ market: next })}
            />
          </Field>
        </>
      }
      announcement=""
      results={<output aria-label="Input">{JSON.stringify(tool.output)}</output>}
    />
  );
}

async function open(): Promise<void> {
  const words = { catalogue: { title: 'Demo', line: 'A demo' }, findings: {} };
  await renderTool(Demo, { manifest: sampleManifest({ id: 'demo-own' }), words });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const expectInput = (input: object) =>
  waitFor(() => expect(JSON.parse(screen.getByLabelText('Input').textContent)).toEqual(input));

describe('ToolFrame with its example', () => {
  it('replaces the whole example by the first pasted text, and offers it back', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Result' })).toHaveAttribute('data-example', 'Example');
    await userEvent.click(field('Title'));
    await userEvent.paste('My bottle');
    await expectInput({ title: 'My bottle', keyword: '', price: 0, market: 'US' });
    await userEvent.type(field('Keyword'), 'bottle');
    await expectInput({ title: 'My bottle', keyword: 'bottle', price: 0, market: 'US' });
    expect(screen.getByRole('region', { name: 'Result' })).not.toHaveAttribute('data-example');
    await userEvent.click(screen.getByRole('button', { name: 'Use the example' }));
    await expectInput({ title: 'Demo title', keyword: 'demo', price: 9, market: 'US' });
  });

  it('replaces the whole example by typed characters and keeps all of them', async () => {
    await open();
    await userEvent.type(field('Keyword'), 'cup');
    await expectInput({ title: '', keyword: 'cup', price: 0, market: 'US' });
  });

  it('replaces by a key that is pressed in the same instant as the click, before anything is loaded', async () => {
    await open();
    fireEvent.focus(field('Title'));
    fireEvent.keyDown(field('Title'), { key: 'c' });
    const { selectionStart, selectionEnd, value } = field('Title') as HTMLInputElement;
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('Demo title');
    fireEvent.input(field('Title'), { target: { value: 'c' } });
    await expectInput({ title: 'c', keyword: '', price: 0, market: 'US' });
  });

  it.each([
    { how: 'replaces by text without a key', caret: [4, 4], selected: 'Demo title', keyword: '' },
    {
      how: 'leaves the other fields to text for a whole field',
      caret: [0, 10],
      selected: 'Demo title',
      keyword: 'demo',
    },
    {
      how: 'replaces by text without a key for all but a character',
      caret: [1, 10],
      selected: 'Demo title',
      keyword: '',
    },
  ])('$how', async ({ caret: [start = 0, end = 0], selected, keyword }) => {
    await open();
    const title = field('Title') as HTMLInputElement;
    title.setSelectionRange(start, end);
    fireEvent(title, new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText', data: 'c' }));
    expect(title.value.slice(title.selectionStart ?? 0, title.selectionEnd ?? 0)).toBe(selected);
    fireEvent.input(title, { target: { value: 'c' } });
    await expectInput({ title: 'c', keyword, price: keyword === '' ? 0 : 9, market: 'US' });
  });

  it('keeps a choice that was made before the first text', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'DE');
    await userEvent.click(field('Keyword'));
    await userEvent.paste('cup');
    await expectInput({ title: '', keyword: 'cup', price: 0, market: 'DE' });
  });

  it('changes the example in place by a number and by deleting', async () => {
    await open();
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '5');
    await userEvent.type(field('Keyword'), 's');
    await expectInput({ title: 'Demo title', keyword: 'demos', price: 5, market: 'US' });
  });

  it('keeps the example while a field is only emptied, and in what is typed after a part was deleted', async () => {
    await open();
    await userEvent.type(field('Title'), '{Backspace}');
    await userEvent.type(field('Title'), 's');
    await expectInput({ title: 'Demo titls', keyword: 'demo', price: 9, market: 'US' });
    await userEvent.clear(field('Title'));
    await expectInput({ title: '', keyword: 'demo', price: 9, market: 'US' });
  });

  it.each([
    ['in one step', () => userEvent.clear(field('Title'))],
    ['character by character', () => userEvent.type(field('Title'), '{Backspace>10}')],
    ['after another', () => userEvent.clear(field('Keyword')).then(() => userEvent.clear(field('Title')))],
  ])(
    'replaces the whole example by text without a key in a field that was emptied %s',
    async (_how, empty) => {
      await open();
      await empty();
      fireEvent.input(field('Title'), { target: { value: 'My bottle' } });
      await expectInput({ title: 'My bottle', keyword: '', price: 0, market: 'US' });
    },
  );

  it('empties all fields with "start with mine", and brings own ones back', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Enter my own' }));
    await expectInput({ title: '', keyword: '', price: 0, market: 'US' });
    await waitFor(() => expect(field('Title')).toHaveFocus());
    expect(field('Price')).toHaveValue('');
    await userEvent.type(field('Price'), '0');
    expect(field('Price')).toHaveValue('0');
    await userEvent.type(field('Title'), 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Enter my own' }));
    await expectInput({ title: '', keyword: '', price: 0, market: 'US' });
    expect(screen.getByText('Your input was removed')).toBeInTheDocument();
    expect(screen.queryByText(/has been replaced/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectInput({ title: 'Mine', keyword: '', price: 0, market: 'US' });
  });

  // The modules of the press load later than this.
  it.each([
    ['of the example', async () => undefined, 'US'],
    ['of an own input', () => userEvent.type(field('Price'), '5'), 'US'],
  ])('keeps what is typed right after "start with mine" %s', async (_name, prepare, market) => {
    await open();
    await prepare();
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Enter my own' }));
      field('Keyword').focus();
      fireEvent.input(field('Keyword'), { target: { value: 'mine' } });
    });
    await expectInput({ title: '', keyword: 'mine', price: 0, market });
    expect(field('Keyword')).toHaveFocus();
    expect(field('Keyword')).toHaveValue('mine');
  });
});
