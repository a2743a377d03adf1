import { JSDOM } from 'jsdom';
import { readInputs } from './read-inputs.ts';

const CLASSES = ['HTMLInputElement', 'HTMLSelectElement', 'HTMLSpanElement'] as const;

function read(html: string) {
  const { window } = new JSDOM(`<section>${html}</section>`);
  Object.assign(globalThis, Object.fromEntries(CLASSES.map((name) => [name, window[name]])));
  return readInputs(window.document.querySelector('section') as Element);
}

afterAll(() => CLASSES.forEach((name) => Reflect.deleteProperty(globalThis, name)));

describe('readInputs', () => {
  it.each([
    [
      'a field with its label',
      '<label for="a"> Price </label><input id="a" value=" 12 ">',
      [['Price', '12']],
    ],
    [
      'a unit behind it',
      '<label for="a">Price</label><input id="a" value="12"><span> USD </span>',
      [['Price', '12 USD']],
    ],
    [
      'no unit of another kind',
      '<label for="a">Price</label><input id="a" value="12"><b>USD</b>',
      [['Price', '12']],
    ],
    ['no unit without a value', '<label for="a">Price</label><input id="a" value=" "><span>USD</span>', []],
    [
      'the name rather than the label',
      '<label for="a">Price</label><input id="a" aria-label="Cost" value="12">',
      [['Cost', '12']],
    ],
    ['no field without a label', '<input value="12">', []],
    [
      'a chosen option',
      '<select aria-label="Country"><option>US</option><option selected>Japan</option></select>',
      [['Country', 'Japan']],
    ],
    ['a text area', '<textarea aria-label="Title">Steel cup</textarea>', [['Title', 'Steel cup']]],
    [
      'the pressed one of a group',
      '<fieldset><legend>Mode</legend><label><input type="radio" checked>Fast</label><label><input type="radio">Slow</label></fieldset>',
      [['Mode', 'Fast']],
    ],
    [
      'the ticked ones of a group',
      '<fieldset><legend>With</legend><label><input type="checkbox" checked>Tax</label><label><input type="checkbox" checked>Ads</label></fieldset>',
      [
        ['With', 'Tax'],
        ['With', 'Ads'],
      ],
    ],
    [
      'a field of a group by its own label',
      '<fieldset><legend>Size</legend><label for="a">Length</label><input id="a" value="3"></fieldset>',
      [['Length', '3']],
    ],
    [
      'a tick outside a group',
      '<label><input type="checkbox" checked>Fragile</label><label><input type="checkbox">Heavy</label>',
      [['Fragile', '✓']],
    ],
    [
      'no hidden field',
      '<input type="hidden" aria-label="a" value="1"><input type="file" aria-label="b"><input type="range" aria-label="c" value="1">',
      [],
    ],
    ['no disabled field', '<input disabled aria-label="a" value="1">', []],
    [
      'no field of a closed panel',
      '<details><input aria-label="a" value="1"></details><details open><input aria-label="b" value="2"></details>',
      [['b', '2']],
    ],
    ['no field of a table', '<table><tr><td><input aria-label="a" value="1"></td></tr></table>', []],
    ['no field of a hidden part', '<div hidden><input aria-label="a" value="1"></div>', []],
  ])('reads %s', (_title, html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  it.each([
    [200, 'x'.repeat(200)],
    [201, `${'x'.repeat(200)}…`],
  ])('shortens a text of %d characters to %s', (length, expected) => {
    expect(read(`<textarea aria-label="Title">${'x'.repeat(length)}</textarea>`)).toEqual([
      ['Title', expected],
    ]);
  });

  it('reads the first thirty fields', () => {
    const fields = Array.from({ length: 31 }, (_, index) => `<input aria-label="${index}" value="1">`);
    expect(read(fields.slice(0, 30).join(''))).toHaveLength(30);
    expect(read(fields.join('')).at(-1)).toEqual(['29', '1']);
  });

  it('leaves out what the browser says is not visible', () => {
    const { window } = new JSDOM(
      '<p id="a"><input aria-label="a" value="1"></p><p id="b"><input aria-label="b" value="2"></p>',
    );
    Object.assign(globalThis, Object.fromEntries(CLASSES.map((name) => [name, window[name]])));
    window.HTMLElement.prototype.checkVisibility = function checkVisibility(this: Element) {
      return this.id !== 'a';
    };
    expect(readInputs(window.document.body)).toEqual([['b', '2']]);
  });
});
