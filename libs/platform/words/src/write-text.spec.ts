import type { TextValue } from '@seller-toolbox/tool-contract';
import { createFormat } from './format.ts';
import { writeText } from './write-text.ts';

const t = (key: string, params: Record<string, string | number>) =>
  `${key} ${Object.values(params).join()}`.trim();

describe('writeText', () => {
  it.each<[TextValue, string]>([
    ['EAN', 'EAN'],
    [12, '12'],
    [{ day: '2026-11-27' }, 'Nov 27, 2026'],
    [{ rate: 1.234567 }, '1.2346'],
    [{ change: 0.012 }, '+1.2%'],
    [{ share: 0.5832 }, '58.3%'],
    [{ money: 6.7171, currency: 'USD' }, '$6.72'],
    [{ region: 'UK' }, 'United Kingdom'],
    [{ code: 'easter' }, 'ui.easter'],
    [
      { code: 'less', params: { a: { code: 'price', params: { b: 5 } }, c: { share: 0.5 } } },
      'ui.less ui.price 5,50%',
    ],
  ])('writes %j', (value, written) => {
    expect(writeText({ code: 'line', params: { value } }, { t, format: createFormat('en') })).toBe(
      `ui.line ${written}`,
    );
  });
});
