import { backupName, surplusBackups } from './kept-backups.ts';

const nights = [20, 21, 22, 23].map((day) => backupName(new Date(Date.UTC(2026, 10, day, 2, 30))));

it('a backup is called after the instant at which it was made', () => {
  expect(backupName(new Date('2026-11-22T02:30:05.678Z'))).toBe('seller-toolbox-20261122T023005Z.backup');
});

it.each([
  [1, nights.slice(0, 3)],
  [3, nights.slice(0, 1)],
  [4, []],
  [5, []],
])('of four backups of which %d stay, the oldest go', (keep, surplus) => {
  expect(surplusBackups(nights.toReversed(), keep)).toEqual(surplus);
});

it('what somebody else called by another name stays', () => {
  const others = [
    'before-the-move.backup',
    `${nights[0]}.partial-12`,
    'seller-toolbox-2026.backup',
    'notes.txt',
  ];
  expect(surplusBackups([...others, ...nights], 1)).toEqual(nights.slice(0, 3));
});
