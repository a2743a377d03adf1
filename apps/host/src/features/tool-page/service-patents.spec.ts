import { createServicePatents } from './service-patents.ts';

const COVERAGE = { designs: 0, first_week: null, last_week: null, weeks: 0, missing_weeks: 0 };
const FOUND = { rows: [], matched_by: 'words', has_more: false, coverage: COVERAGE };

function patentsOf(status: number, body: unknown) {
  const asked: string[] = [];
  const fetchIt: typeof fetch = async (input) => {
    asked.push(String(input));
    return new Response(JSON.stringify(body), { status });
  };
  return { asked, patents: createServicePatents({ fetch: fetchIt }) };
}

describe('the service of design patents', () => {
  it('is asked with the given parts of a query only', async () => {
    const pagination = { page: 1, limit: 20, total: 7, totalPages: 1 };
    const { asked, patents } = patentsOf(200, { success: true, data: FOUND, pagination });
    expect(await patents.search({ q: 'bottle & cap', page: 2 })).toEqual({ ok: true, data: FOUND, total: 7 });
    expect(asked).toEqual(['/api/v1/design-patents?q=bottle+%26+cap&page=2']);
  });

  it.each([
    [429, { success: false, message: '', error: { code: 'request.rate-limited' } }, 'request.rate-limited'],
    [200, { success: true, data: { rows: 3 } }, 'network.unreadable'],
    [502, 'a proxy', 'network.unreadable'],
  ])('answers a failure %d with its code', async (status, body, code) => {
    expect(await patentsOf(status, body).patents.search({ q: 'x' })).toEqual({ ok: false, code });
  });
});
