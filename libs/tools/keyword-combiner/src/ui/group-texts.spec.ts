import { withText } from './group-texts.ts';

describe('withText', () => {
  it.each([
    ['fills the first empty group', ['red', ' '], ['red', 'mug']],
    ['adds a group where none is empty', ['red', 'big'], ['red', 'big', 'mug']],
    ['appends to the last of three groups', ['red', 'big', 'cup'], ['red', 'big', 'cup\nmug']],
  ])('%s', (_behavior, groups, expected) => {
    expect(withText(groups, 'mug')).toEqual(expected);
  });
});
