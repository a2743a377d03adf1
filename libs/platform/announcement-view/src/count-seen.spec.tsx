import { countSeen } from './count-seen.ts';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
  localStorage.clear();
});

describe('countSeen', () => {
  it('reports each announcement once per browser', () => {
    const sent: string[] = [];
    globalThis.fetch = async (url) => {
      sent.push(String(url));
      return Response.json({ success: true, data: {} });
    };
    for (const id of ['a', 'a', 'b', 'a']) countSeen(id);
    expect(sent.map((url) => url.split('announcements')[1])).toEqual(['/a/seen', '/b/seen']);
  });

  it('reads a damaged store as empty', () => {
    localStorage.setItem('stb:announcements-seen', '{"a":1}');
    const sent: unknown[] = [];
    globalThis.fetch = async (url) => {
      sent.push(url);
      return Response.json({ success: true, data: {} });
    };
    countSeen('a');
    expect(sent).toHaveLength(1);
  });
});
