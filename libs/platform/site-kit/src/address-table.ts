import { findTool } from '@seller-toolbox/catalogue';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** The page at an address, without its component. */
export interface PageAddress {
  readonly kind: 'home' | 'tools' | 'tool' | 'feedback' | 'terms' | 'privacy' | 'notFound';
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
  if (match(paths.home)) return { kind: 'home', name: paths.home, namespace: 'home' };
  if (match(paths.tools)) return { kind: 'tools', name: paths.tools, namespace: 'home' };
  if (match(paths.feedback)) return { kind: 'feedback', name: paths.feedback, namespace: 'feedback' };
  if (match(paths.terms)) return { kind: 'terms', name: paths.terms, namespace: 'terms' };
  if (match(paths.privacy)) return { kind: 'privacy', name: paths.privacy, namespace: 'privacy' };
  const toolId = match(paths.toolPattern)?.params['toolId'];
  if (toolId !== undefined && findTool(toolId)) {
    return { kind: 'tool', name: paths.tool(toolId), toolId, namespace: toolId };
  }
  return { kind: 'notFound', name: NOT_FOUND, namespace: 'home' };
}
