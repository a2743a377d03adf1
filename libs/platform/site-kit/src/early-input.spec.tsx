import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureEarlyInput, replayEarlyInput } from './early-input.ts';

const changes: string[] = [];

/** A controlled form, as in tools. */
function Form() {
  const [fields, setFields] = useState({ text: 'example', area: 'lines', size: 'm', box: true, radio: 'a' });
  const change = (part: Partial<typeof fields>) => {
    changes.push(Object.keys(part).join());
    setFields((last) => ({ ...last, ...part }));
  };
  return (
    <form>
      <input aria-label="text" value={fields.text} onChange={(e) => change({ text: e.target.value })} />
      <textarea aria-label="area" value={fields.area} onChange={(e) => change({ area: e.target.value })} />
      <select aria-label="size" value={fields.size} onChange={(e) => change({ size: e.target.value })}>
        <option>s</option>
        <option>m</option>
      </select>
      <input
        type="checkbox"
        aria-label="box"
        checked={fields.box}
        onChange={(e) => change({ box: e.target.checked })}
      />
      {['a', 'b'].map((value) => (
        <input
          key={value}
          type="radio"
          name="radio"
          aria-label={value}
          checked={fields.radio === value}
          onChange={() => change({ radio: value })}
        />
      ))}
      <output>{JSON.stringify(fields)}</output>
    </form>
  );
}

/** Serves the form, lets the visitor act before the script comes, and hydrates it. */
async function hydrateAfter(early: () => void) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Form />);
  early();
  captureEarlyInput(root);
  await act(async () => {
    hydrateRoot(root, <Form />);
  });
  await act(async () => replayEarlyInput());
}

const field = <T extends HTMLElement>(label: string) => screen.getByLabelText<T>(label);
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');

beforeEach(() => changes.splice(0));

describe('what is typed before hydration', () => {
  it.each([
    ['text', () => (field<HTMLInputElement>('text').value = 'typed'), { text: 'typed' }],
    ['text', () => (field<HTMLInputElement>('text').value = ''), { text: '' }],
    ['area', () => (field<HTMLTextAreaElement>('area').value = 'typed'), { area: 'typed' }],
    ['size', () => (field<HTMLSelectElement>('size').value = 's'), { size: 's' }],
    ['box', () => field('box').click(), { box: false }],
    ['radio', () => field('b').click(), { radio: 'b' }],
  ])('in %s is what the page then holds', async (_name, early, expected) => {
    await hydrateAfter(early);
    expect(state()).toMatchObject(expected);
    expect(field<HTMLInputElement>('text').value).toBe(state().text);
    expect(field<HTMLInputElement>('box').checked).toBe(state().box);
    expect(field<HTMLInputElement>('b').checked).toBe(state().radio === 'b');
  });

  it('gets the changes of all fields together, and once', async () => {
    await hydrateAfter(() => {
      field<HTMLInputElement>('text').value = 'typed';
      field('b').click();
    });
    await act(async () => replayEarlyInput());
    expect(state()).toMatchObject({ text: 'typed', radio: 'b' });
    expect(changes.filter((name) => name === 'radio')).toEqual(['radio']);
  });

  it('is empty without input', async () => {
    await hydrateAfter(() => undefined);
    expect(changes).toEqual([]);
  });
});
