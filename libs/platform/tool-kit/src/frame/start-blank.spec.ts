import { JSDOM } from 'jsdom';
import type { Tool } from '../use-tool.ts';
import { startBlank } from './start-blank.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'document', before);
  else Reflect.deleteProperty(globalThis, 'document');
});

/** Presses the button on a page with these fields; `focused` is the id of the field that has the focus before. */
async function press(fields: string, focused?: string, tag = 'article') {
  const { document } = new JSDOM(
    `<${tag}><button></button><section data-inputs>${fields}</section></${tag}><input id="outside">`,
  ).window;
  Object.assign(globalThis, { document });
  const cleared: unknown[] = [];
  const input = { a: 1 };
  const tool = { input, clear: async (options: unknown) => void cleared.push(options) } as unknown as Tool;
  const button = document.querySelector('button') as Element;
  if (focused) document.getElementById(focused)?.focus();
  await startBlank(tool, button);
  await new Promise((resolve) => setTimeout(resolve));
  return { cleared, input, active: document.activeElement?.id };
}

describe('startBlank', () => {
  it('empties all fields that were there at the press', async () => {
    const { cleared, input } = await press('<input id="a">');
    expect(cleared).toEqual([{ what: 'all', since: input }]);
  });

  it.each([
    ['the first field', '<input id="a"><input id="b">', 'a'],
    ['a text area', '<textarea id="a"></textarea><input id="b">', 'a'],
    ['a choice', '<select id="a"></select><input id="b">', 'a'],
    ['the field after a file', '<input type="file" id="a"><input id="b">', 'b'],
    ['the field after a radio button', '<input type="radio" id="a"><input id="b">', 'b'],
    ['the field after a hidden one', '<input type="hidden" id="a"><input id="b">', 'b'],
    ['the first field that takes the focus', '<input id="a" disabled><input id="b"><input id="c">', 'b'],
  ])('focuses %s', async (_title, fields, expected) => {
    expect((await press(fields)).active).toBe(expected);
  });

  it('leaves the focus in a field that has it, and takes it from elsewhere', async () => {
    expect((await press('<input id="a"><input id="b">', 'b')).active).toBe('b');
    expect((await press('<input id="a"><input id="b">', 'outside')).active).toBe('a');
  });

  it('leaves the page as it is without fields', async () => {
    expect((await press('')).active).toBe('');
  });

  it('leaves the focus where it is outside a tool', async () => {
    expect((await press('<input id="a">', 'outside', 'div')).active).toBe('outside');
  });
});
