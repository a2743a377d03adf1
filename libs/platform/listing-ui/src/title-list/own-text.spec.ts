import { ownText } from './own-text.ts';

describe('ownText', () => {
  it.each([
    ['Acme', { hasExample: true, example: 'Acme' }, ''],
    ['Acme', { hasExample: false, example: 'Acme' }, 'Acme'],
    ['Hydro', { hasExample: true, example: 'Acme' }, 'Hydro'],
    ['Hydro', { hasExample: true, example: undefined }, 'Hydro'],
  ])('takes %s beside %j as %j', (text, example, own) => expect(ownText(text, example)).toBe(own));
});
