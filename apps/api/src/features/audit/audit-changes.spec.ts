import { changesBetween, MAX_AUDITED_TEXT } from './audit-changes.ts';

describe('changesBetween', () => {
  it('returns changed facts with their old values', () => {
    expect(changesBetween({ a: 'one', b: 2, c: true }, { a: 'two', b: 2, c: false })).toEqual({
      a: { before: 'one', after: 'two' },
      c: { before: true, after: false },
    });
  });

  it('uses null for an added or removed fact', () => {
    expect(changesBetween({ gone: '', stays: null }, { come: 0, stays: null })).toEqual({
      gone: { before: '', after: null },
      come: { before: null, after: 0 },
    });
  });

  it('keeps a text of the longest length, and shortens a longer one', () => {
    const longest = '界'.repeat(MAX_AUDITED_TEXT);
    expect(changesBetween({}, { text: longest })).toEqual({ text: { before: null, after: longest } });
    expect(changesBetween({ text: `${longest}a` }, {})).toEqual({
      text: { before: `${longest}…`, after: null },
    });
  });

  it('shortens long texts to where they start to differ', () => {
    const start = 'a'.repeat(MAX_AUDITED_TEXT * 3);
    const kept = 'a'.repeat(40);
    expect(changesBetween({ text: `${start}one` }, { text: `${start}two` })).toEqual({
      text: { before: `…${kept}one`, after: `…${kept}two` },
    });
    expect(changesBetween({ text: start }, { text: `${start}.` })).toEqual({
      text: { before: `…${kept}`, after: `…${kept}.` },
    });
    expect(changesBetween({ text: `${start}.` }, { text: start })).toEqual({
      text: { before: `…${kept}.`, after: `…${kept}` },
    });
  });

  it('cuts no character in two', () => {
    const { text } = changesBetween({}, { text: '😀'.repeat(MAX_AUDITED_TEXT + 1) });
    expect(text?.after).toBe(`${'😀'.repeat(MAX_AUDITED_TEXT)}…`);
  });
});
