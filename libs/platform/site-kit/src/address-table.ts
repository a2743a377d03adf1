import { findTool } from '@seller-toolbox/catalogue';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** What stands at an address, without what draws it. */
export interface PageAddress {
  readonly kind: 'home' | 'tools' | 'tool' | 'feedback' | 'terms' | 'privacy' | 'notFound';
  /** Names the prerendered page: its path, or `404` for every address that has none. */
  readonly name: string;
  readonly toolId?: string;
  /** Where the words are that only this page has; a tool's id where it is one. */
  readonly namespace?: string;
}

/** The name of the page that stands at all unknown addresses. */
export const NOT_FOUND = '404';

/** The one table of addresses: what a path leads to, and a path that nothing is at. */
export function addressAt(pathname: string): PageAddress {
  const match = (pattern: string) => matchPath({ path: pattern, caseSensitive: true }, pathname);
  if (match(paths.home)) return { kind: 'home', name: paths.home, namespace: 'home' };
  if (match(paths.tools)) return { kind: 'tools', name: paths.tools };
  if (match(paths.feedback)) return { kind: 'feedback', name: paths.feedback, namespace: 'feedback' };
  if (match(paths.terms)) return { kind: 'terms', name: paths.terms, namespace: 'terms' };
  if (match(paths.privacy)) return { kind: 'privacy', name: paths.privacy, namespace: 'privacy' };
  const toolId = match(paths.toolPattern)?.params['toolId'];
  if (toolId !== undefined && findTool(toolId)) {
    return { kind: 'tool', name: paths.tool(toolId), toolId, namespace: toolId };
  }
  return { kind: 'notFound', name: NOT_FOUND };
}
