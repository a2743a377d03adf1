import { abandonedBackups, backupName, surplusBackups } from './backup-rotation.ts';

const nights = [20, 21, 22, 23].map((day) => backupName(new Date(Date.UTC(2026, 10, day, 2, 30))));

it('a backup is called after the instant at which it was made', () => {
  expect(backupName(new Date('2026-11-22T02:30:05.678Z'))).toBe('seller-toolbox-20261122T023005Z.backup');
});

it.each([
  [1, nights.slice(0, 3)],
  [3, nights.slice(0, 1)],
  [4, []],
  [5, []],
])('surplusBackups keeping %d of four returns the oldest', (keep, surplus) => {
  expect(surplusBackups(nights.toReversed(), keep)).toEqual(surplus);
});

it('surplusBackups ignores files with other names', () => {
  const others = [
    'before-the-move.backup',
    `${nights[0]}.partial-12`,
    'seller-toolbox-2026.backup',
    'notes.txt',
  ];
  expect(surplusBackups([...others, ...nights], 1)).toEqual(nights.slice(0, 3));
});

it('what a killed command left half goes a day later, and nothing that may still be written', () => {
  const now = new Date(Date.UTC(2026, 10, 23, 2, 30));
  const halves = ['20261121T023000Z', '20261122T022959Z', '20261122T023000Z', '20261123T022958Z'].map(
    (instant) => `seller-toolbox-${instant}.backup.partial-12`,
  );
  const others = ['mine.backup.partial-12', `${halves[0]}.gz`, 'seller-toolbox-2026.backup.partial-1'];
  expect(abandonedBackups([...nights, ...others, ...halves], now)).toEqual(halves.slice(0, 2));
});
