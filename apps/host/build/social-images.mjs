// @ts-check
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOOLS = fileURLToPath(new URL('../../../libs/tools', import.meta.url));
const OF_SITE = fileURLToPath(new URL('../social-image.png', import.meta.url));
/** In the folder of a tool, drawn by `tools/social-images/draw.mjs`. */
export const SOCIAL_IMAGE = 'social-image.png';

/**
 * Puts the preview pictures of links into the client build. A tool without one, such as a new one,
 * gets the picture of the site.
 * @param {string} client @returns {(toolId?: string) => string} the path of the picture of a page
 */
export function copySocialImages(client) {
  const folder = join(client, 'social');
  mkdirSync(folder, { recursive: true });
  copyFileSync(OF_SITE, join(folder, 'site.png'));
  const withImage = new Set(readdirSync(TOOLS).filter((id) => existsSync(join(TOOLS, id, SOCIAL_IMAGE))));
  for (const id of withImage) copyFileSync(join(TOOLS, id, SOCIAL_IMAGE), join(folder, `${id}.png`));
  return (toolId) => `/social/${toolId !== undefined && withImage.has(toolId) ? toolId : 'site'}.png`;
}
