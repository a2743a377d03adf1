import type { FoundPatents, PatentSearch } from '@seller-toolbox/tool-kit';
import type { PatentSource } from '../engine/patent-sources.schema.ts';
import type { SearchType } from '../engine/search-types.ts';

export interface AskedFor {
  readonly type: SearchType;
  readonly query: string;
}

/** A search as the service takes it. A number may be typed without its letter. */
export function toServiceQuery({ type, query }: AskedFor): PatentSearch {
  const text = query.trim();
  if (type === 'applicant') return { assignee: text };
  return { q: type === 'number' && /^\d/.test(text) ? `D${text}` : text };
}

/** What the service found, for the engine. */
export function toServiceSource({ rows, coverage }: Pick<FoundPatents, 'rows' | 'coverage'>): PatentSource {
  return {
    kind: 'weekly-grants',
    name: '',
    date: coverage.last_week,
    rows: rows.map((row) => ({
      id: row.number,
      title: row.title,
      owner: row.owners,
      ...(row.filed_on !== null && { filed: row.filed_on }),
      granted: row.granted_on,
      expires: row.expires_on,
      ...(row.locarno_class !== null && { locarno: row.locarno_class }),
      ...(row.us_class !== null && { usClass: row.us_class }),
    })),
  };
}
