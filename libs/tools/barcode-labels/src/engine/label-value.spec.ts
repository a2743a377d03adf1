import { readValue } from './label-value.ts';

const codes = (type: Parameters<typeof readValue>[0], value: string) =>
  readValue(type, value).findings.map(({ code }) => code);

describe('readValue', () => {
  it('adds a missing check digit', () => {
    expect(readValue('upc-a', '03600029145')).toMatchObject({ value: '036000291452', checkDigit: 2 });
    expect(readValue('ean-13', '400638133393').value).toBe('4006381333931');
    expect(readValue('itf-14', '1540014128876').value).toBe('15400141288763');
  });

  it('rejects a wrong check digit and gives the right one', () => {
    expect(readValue('ean-13', '4006381333932')).toEqual({
      value: '4006381333932',
      checkDigit: 1,
      modules: null,
      findings: [
        {
          code: 'check-digit-wrong',
          severity: 'error',
          params: { given: '2', right: '1', value: '4006381333931' },
        },
      ],
    });
  });

  it.each([
    ['upc-a', '36000291452', '036000291452', '360002914522'],
    ['itf-14', '4006381333931', '04006381333931', '40063813339314'],
  ] as const)('%s %s warns of a lost leading zero and suggests %s', (type, typed, padded, made) => {
    const { value, findings } = readValue(type, typed);
    expect(value.slice(0, -1)).toBe(typed);
    expect(value).toBe(made);
    expect(findings).toContainEqual({
      code: 'leading-zero-lost',
      severity: 'warning',
      params: { count: typed.length, padded, value },
    });
    expect(codes(type, padded)).not.toContain('leading-zero-lost');
  });

  it('offers a complete UPC-A typed as EAN-13 as a UPC-A', () => {
    const { value, findings } = readValue('ean-13', '036000291452');
    expect(value).toBe('0360002914522');
    expect(findings).toContainEqual({
      code: 'upc-as-ean',
      severity: 'warning',
      params: { upc: '036000291452', value },
    });
    expect(codes('ean-13', '036000291452')).not.toContain('leading-zero-lost');
    expect(codes('ean-13', '400638133393')).toEqual(['check-digit-added']);
  });

  it('does not warn of a lost zero without a valid last digit', () => {
    expect(codes('upc-a', '03600029145')).toEqual(['check-digit-added']);
  });

  it('accepts spaces and hyphens', () => {
    expect(readValue('upc-a', ' 0-36000-29145-2 ').value).toBe('036000291452');
    expect(readValue('upc-a', '0–36000‑29145–2').value).toBe('036000291452');
  });

  it('accepts full-width characters', () => {
    expect(readValue('ean-13', '４００６３８１３３３９３１')).toMatchObject({
      value: '4006381333931',
      findings: [],
    });
    expect(readValue('fnsku', 'Ｘ００１ＡＢＣＤＥＦ')).toMatchObject({ value: 'X001ABCDEF', findings: [] });
  });

  it.each([
    ['upc-a', '', 'value-missing'],
    ['upc-a', '0360002914', 'wrong-length'],
    ['upc-a', '0360002914523', 'wrong-length'],
    ['ean-13', '40063813339', 'wrong-length'],
    ['ean-13', '40063813339A', 'not-digits'],
    ['ean-13', '400638133393壱', 'not-digits'],
    ['fnsku', 'X001', 'fnsku-malformed'],
    ['fnsku', 'X001-BCDEF', 'fnsku-malformed'],
    ['code-128', '杯子', 'not-ascii'],
  ] as const)('%s "%s" is rejected with %s', (type, value, code) => {
    expect(readValue(type, value)).toMatchObject({ modules: null, findings: [{ code, severity: 'error' }] });
  });

  it('capitalizes an FNSKU and reports ASINs and unusual ones', () => {
    expect(readValue('fnsku', ' x001abcdef ')).toMatchObject({ value: 'X001ABCDEF', findings: [] });
    expect(codes('fnsku', 'B0ABCDEFGH')).toEqual(['fnsku-is-asin']);
    expect(codes('fnsku', '1234567890')).toEqual(['fnsku-unusual']);
  });

  it.each(['BABCDEFGHI', 'BX00000000', '1B0ABCDEFG', 'X1ABCDEFGH', 'AX0ABCDEFG'])(
    'FNSKU %s begins with neither X0 nor B0 and is unusual',
    (value) => {
      expect(codes('fnsku', value)).toEqual(['fnsku-unusual']);
    },
  );

  it('warns of a GS1 prefix for internal use', () => {
    expect(codes('ean-13', '201234567890')).toEqual(['check-digit-added', 'prefix-internal']);
    expect(codes('ean-13', '6901234567892')).toEqual([]);
  });

  it.each([
    ['ean-13', '019999999999', false],
    ['ean-13', '020000000000', true],
    ['ean-13', '029999999999', true],
    ['ean-13', '030000000000', false],
    ['ean-13', '039999999999', false],
    ['ean-13', '040000000000', true],
    ['ean-13', '049999999999', true],
    ['ean-13', '050000000000', false],
    ['ean-13', '199999999999', false],
    ['ean-13', '200000000000', true],
    ['ean-13', '299999999999', true],
    ['ean-13', '300000000000', false],
    ['ean-13', '120400000000', false],
    ['upc-a', '19999999999', false],
    ['upc-a', '20000000000', true],
    ['upc-a', '39999999999', false],
    ['upc-a', '40000000000', true],
    ['upc-a', '49999999999', true],
    ['upc-a', '50000000000', false],
    ['itf-14', '0200000000000', false],
  ] as const)('%s %s has a prefix for internal use: %p', (type, value, isInternalPrefix) => {
    expect(codes(type, value).includes('prefix-internal')).toBe(isInternalPrefix);
  });
});
