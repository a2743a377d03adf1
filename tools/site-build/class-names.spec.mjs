// @ts-check
import { fileURLToPath } from 'node:url';
import { classOfFile } from './class-names.mjs';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('classOfFile', () => {
  it('differs between files that have a class of the same name', () => {
    const [ofFrame, ofPage] = ['libs/frame.module.css', 'libs/page.module.css'].map((path) =>
      classOfFile('head', file(path)),
    );
    expect(ofFrame).not.toBe(ofPage);
  });

  it('differs within a file by the name alone', () => {
    const path = file('libs/frame.module.css');
    expect(classOfFile('head', path).replace('head', 'body')).toBe(classOfFile('body', path));
  });

  it('is the same for a file with a query', () => {
    expect(classOfFile('head', file('libs/frame.module.css?used'))).toBe(
      classOfFile('head', file('libs/frame.module.css')),
    );
  });

  it('is a class name without signs to escape', () => {
    expect(classOfFile('headTitle', file('libs/frame.module.css'))).toMatch(/^_headTitle_[a-z0-9]{5}$/u);
  });
});
