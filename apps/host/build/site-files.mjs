// @ts-check
import { fileURLToPath } from 'node:url';

export const HOST = fileURLToPath(new URL('..', import.meta.url));

/** The file of the route that draws a page without a tool, by the name of the page. */
export const ROUTES = new Map([
  ['/', 'home'],
  ['/tools', 'tools'],
  ['/products', 'products'],
  ['/products/file', 'file'],
  ['/feedback', 'feedback'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['404', 'not-found'],
]);

/** The module of a route. @param {string} name */
export function routeFile(name) {
  return `${HOST}src/site/routes/${name}.tsx`;
}
