import { findTool } from '@seller-toolbox/catalogue';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** The pages with an address that never varies. */
const PLAIN_PAGES = ['home', 'tools', 'products', 'file', 'feedback', 'terms', 'privacy'] as const;

/** The page at an address, without its component. */
export interface PageAddress {
  readonly kind: (typeof PLAIN_PAGES)[number] | 'tool' | 'notFound';
  /** Names the prerendered page: its path, or `404` for every address that has none. */
  readonly name: string;
  readonly toolId?: string;
  /** Where the words are that only this page has; a tool's id where it is one. */
  readonly namespace?: string;
}

/** The name of the page for all unknown addresses. */
export const NOT_FOUND = '404';

/** The table of all addresses, with the entry of unknown paths. */
export function addressAt(pathname: string): PageAddress {
  const match = (pattern: string) => matchPath({ path: pattern, caseSensitive: true }, pathname);
  const kind = PLAIN_PAGES.find((one) => match(paths[one]));
  if (kind) return { kind, name: paths[kind], namespace: kind === 'tools' ? 'home' : kind };
  const toolId = match(paths.toolPattern)?.params['toolId'];
  if (toolId !== undefined && findTool(toolId)) {
    return { kind: 'tool', name: paths.tool(toolId), toolId, namespace: toolId };
  }
  return { kind: 'notFound', name: NOT_FOUND, namespace: 'home' };
}
