// @ts-check
import { screenOf } from './page-chunks.mjs';
import { routeFile, ROUTES } from './site-files.mjs';

/** @param {{ name: string, toolId?: string }} page the modules that are lazy everywhere but on this page; it carries its words itself */
export function pageModules({ name, toolId }) {
  if (toolId === undefined) return [routeFile(String(ROUTES.get(name)))];
  return [routeFile('tool'), screenOf(toolId)];
}
