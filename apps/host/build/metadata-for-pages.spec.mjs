// @ts-check
import { withoutUnused } from './metadata-for-pages.mjs';

describe('withoutUnused', () => {
  it('leaves out what pages do not read, and keeps what is true', () => {
    expect(
      withoutUnused(
        '{"id":"a","hot":false,"order":10,"since":"2026-11-21","longAbove":{"limit":1},"formerIds":[]}',
      ),
    ).toBe('{"id":"a"}');
    expect(withoutUnused('{"id":"a","hot":true,"needs":[],"formerIds":["b"]}')).toBe(
      '{"id":"a","hot":true,"needs":[],"formerIds":["b"]}',
    );
  });
});
