import { findTool } from '@seller-toolbox/catalogue';
import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

const home = lazyPage(() => import('../routes/home.tsx').then((file) => file.HomeRoute));
const tools = lazyPage(() => import('../routes/tools.tsx').then((file) => file.ToolsRoute));
const tool = lazyPage(() => import('../routes/tool.tsx').then((file) => file.ToolRoute));
const feedback = lazyPage(() => import('../routes/feedback.tsx').then((file) => file.FeedbackRoute));
const terms = lazyPage(() => import('../routes/terms.tsx').then((file) => file.TermsRoute));
const privacy = lazyPage(() => import('../routes/privacy.tsx').then((file) => file.PrivacyRoute));
const notFound = lazyPage(() => import('../routes/not-found.tsx').then((file) => file.NotFoundRoute));

/** What is shown at an address. */
export interface PageAt {
  readonly page: LazyPage;
  /** Names the prerendered page: its path, or `404` for every address that has none. */
  readonly name: string;
  readonly toolId?: string;
  /** Where the words are that only this page has; a tool's id where it is one. */
  readonly namespace?: string;
}

/** The name of the page that stands at all unknown addresses. */
export const NOT_FOUND = '404';

/** The one table of addresses: what a path shows, and a path that nothing is at. */
export function pageAt(pathname: string): PageAt {
  const match = (pattern: string) => matchPath({ path: pattern, caseSensitive: true }, pathname);
  if (match(paths.home)) return { page: home, name: paths.home, namespace: 'home' };
  if (match(paths.tools)) return { page: tools, name: paths.tools };
  if (match(paths.feedback)) return { page: feedback, name: paths.feedback, namespace: 'feedback' };
  if (match(paths.terms)) return { page: terms, name: paths.terms, namespace: 'terms' };
  if (match(paths.privacy)) return { page: privacy, name: paths.privacy, namespace: 'privacy' };
  const toolId = match(paths.toolPattern)?.params['toolId'];
  if (toolId !== undefined && findTool(toolId)) {
    return { page: tool, name: paths.tool(toolId), toolId, namespace: toolId };
  }
  return { page: notFound, name: NOT_FOUND };
}
