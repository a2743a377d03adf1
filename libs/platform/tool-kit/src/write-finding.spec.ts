import { createFormat, type WordParams } from '@seller-toolbox/words';
import { writeFinding } from './write-finding.ts';

const writer = {
  t: (key: string, params: WordParams) => JSON.stringify([key, params]),
  format: createFormat('en'),
};

describe('writeFinding', () => {
  it.each([
    ['without parameters', undefined, {}],
    ['with a text and a number', { name: 'cup', limit: 5 }, { name: 'cup', limit: 5 }],
    ['with a list', { words: ['a', 'b'] }, { words: 'a and b' }],
    ['that counts what was found', { found: 2 }, { count: 2, found: 2 }],
    ['that was found as a text', { found: 'two' }, { found: 'two' }],
    ['with another number', { limit: 2 }, { limit: 2 }],
  ])('writes a finding %s', (_title, params, expected) => {
    const finding = { code: 'too-long', severity: 'warning', ...(params && { params }) } as const;
    expect(JSON.parse(writeFinding(finding, writer))).toEqual(['findings.too-long', expected]);
  });

  it('takes a parameter that the caller has formatted', () => {
    const finding = { code: 'too-long', severity: 'warning', params: { found: 2 } } as const;
    expect(JSON.parse(writeFinding(finding, writer, { found: '2 kg' }))).toEqual([
      'findings.too-long',
      { count: 2, found: '2 kg' },
    ]);
  });
});
