// @ts-check
import { importedNames, reexports } from './index-imports.mjs';

describe('reexports', () => {
  it('has the source of each name', () => {
    const code = `export { Button } from './button.js'; export { a, b as c } from '@seller-toolbox/words';`;
    expect([...(reexports(code) ?? [])]).toEqual([
      ['Button', './button.js'],
      ['a', '@seller-toolbox/words'],
      ['c', '@seller-toolbox/words'],
    ]);
  });

  it.each([`export * from './a.js';`, `import './a.js';`, `export const a = 1;`])(
    'is nothing for an index with %s',
    (code) => {
      expect(reexports(`export { Button } from './button.js'; ${code}`)).toBeUndefined();
    },
  );
});

describe('importedNames', () => {
  const isFromUi = (/** @type {string} */ source) => source === 'ui';

  it('has what is imported or exported again from the source', () => {
    const code = `import { Button, Icon as Drawing } from 'ui'; export { Notice } from 'ui'; import { a } from 'words';`;
    expect(importedNames(code, isFromUi)).toEqual(['Button', 'Icon', 'Notice']);
  });

  it.each([`import * as ui from 'ui';`, `export * from 'ui';`, `import ui from 'ui';`])(
    'is nothing for %s',
    (code) => {
      expect(importedNames(code, isFromUi)).toBeUndefined();
    },
  );
});
