import { pictures } from '@seller-toolbox/catalogue/pictures';
import { addToSprite, type SpriteDrawing } from '@seller-toolbox/ui/sprite';
import { pictureId } from './picture-id.ts';

/** The drawings of the tools that a piece of a page refers to. */
export function picturesIn(html: string): SpriteDrawing[] {
  return Object.keys(pictures)
    .filter((toolId) => html.includes(`href="#${pictureId(toolId)}"`))
    .map(pictureDrawing);
}

/** Puts the drawing of a tool into the page, once. */
export function drawPicture(toolId: string): void {
  addToSprite(pictureDrawing(toolId));
}

function pictureDrawing(toolId: string): SpriteDrawing {
  const picture = pictures[toolId];
  return [pictureId(toolId), picture ? [picture] : []];
}
