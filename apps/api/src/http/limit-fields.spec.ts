import { limitFields } from './limit-fields.ts';

describe('limitFields', () => {
  it('keeps a short list', () => {
    const fields = [{ path: 'boxes.0.length', code: 'too-large' }];
    expect(limitFields(fields)).toEqual({ fields, fieldsLeftOut: 0 });
  });

  it('cuts a long list to 60 KB and counts the rest', () => {
    const all = Array.from({ length: 100_000 }, (_, at) => ({ path: `rows.${at}.水`, code: 'required' }));
    const { fields, fieldsLeftOut } = limitFields(all);
    expect(fields.length + fieldsLeftOut).toBe(all.length);
    expect(fields.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(JSON.stringify(fields))).toBeLessThan(60_001);
  });

  it('cuts a path that is a field name of any length', () => {
    const { fields } = limitFields([{ path: 'x'.repeat(1_000_000), code: 'unknown-field' }]);
    expect(fields).toEqual([{ path: 'x'.repeat(200), code: 'unknown-field' }]);
  });
});
