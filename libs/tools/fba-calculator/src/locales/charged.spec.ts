import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import zh from './charged/zh.json';

/** The codes that the explanation names, also with a varied end. */
const CODES =
  readFileSync(join(__dirname, '../engine/explain-charged.ts'), 'utf8').match(/charged-[a-z-]+/g) ?? [];

it.each([...new Set(CODES)])('%s has words', (code) => {
  expect(Object.keys(zh.ui).some((key) => (code.endsWith('-') ? key.startsWith(code) : key === code))).toBe(
    true,
  );
});

it('every text is of a cause or of the case', () => {
  const used = (key: string) =>
    key.startsWith('case-') ||
    CODES.some((code) => code === key || (code.endsWith('-') && key.startsWith(code)));
  expect(Object.keys(zh.ui).filter((key) => !used(key))).toEqual([]);
});
