import { pictures } from '@seller-toolbox/catalogue/pictures';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { addToSprite } from '@seller-toolbox/ui/sprite';
import { useEffect, type CSSProperties } from 'react';

/** The drawing of a tool on the ground of its card, in its own size or a multiple of it. */
export function ToolDrawing({ tool: { id, category }, scale = 1 }: { tool: ToolManifest; scale?: number }) {
  useEffect(() => {
    const picture = pictures[id];
    if (picture) addToSprite([`picture-${id}`, [picture]]);
  }, [id]);
  const look = {
    '--category': `var(--category-${category})`,
    background: 'var(--accent-soft)',
    padding: 12 * scale,
  } as CSSProperties;
  return (
    <svg style={look} width={144 * scale} height={80 * scale} viewBox="0 0 144 80" aria-hidden="true">
      <use href={`#picture-${id}`} />
    </svg>
  );
}
