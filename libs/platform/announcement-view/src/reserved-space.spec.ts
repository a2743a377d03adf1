import { quietMarks, roomFor } from './reserved-space.ts';

describe('the room for announcements', () => {
  it.each([
    ['nothing is announced', '', null, ''],
    ['the page came from no service', null, null, ''],
    ['something is announced', 'header.a1 banner.b2', null, 'header banner'],
    ['one of two was dismissed', 'header.a1 banner.b2', 'header.a1', 'banner'],
    ['all was dismissed', 'header.a1 banner.b2', 'banner.b2 header.a1', ''],
    ['what was dismissed has a new version', 'header.a2', 'header.a1', 'header'],
    ['storage was tampered with', 'header.a1', ' {"x":1}  ', 'header'],
  ])('where %s', (_title, announced, quiet, room) => {
    expect(roomFor(announced, quiet)).toBe(room);
  });

  it('is no longer kept for the positions that have nothing left to show', () => {
    expect(quietMarks('header.a1 banner.b2', ['header', 'popup'])).toBe('header.a1');
    expect(quietMarks(null, ['header'])).toBe('');
  });
});
