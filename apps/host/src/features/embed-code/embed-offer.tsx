import { findTool } from '@seller-toolbox/catalogue';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { isEmbeddable } from '../../site/base/embeddable.ts';
import { PageWordsBoundary } from '../../site/base/page-words-boundary.tsx';
import { useSite } from '../../site/base/site-config.tsx';

const EmbedCode = lazy(async () => ({ default: (await import('./embed-code.tsx')).EmbedCode }));

/** Below a tool, where the site allows it: how to show it on another site. It is part of the late notices, so that no first load has it. */
export function EmbedOffer() {
  const { toolId } = addressAt(useLocation().pathname);
  const { embeds } = useSite();
  // Set after the page of the tool is there, so that the portal comes after its content.
  const [shownFor, setShownFor] = useState<string>();
  useEffect(() => setShownFor(toolId), [toolId]);
  const manifest = toolId === undefined ? undefined : findTool(toolId);
  const main = document.querySelector('main');
  if (!embeds || !manifest || !isEmbeddable(manifest) || shownFor !== toolId || !main) return null;
  return createPortal(
    <Suspense>
      <PageWordsBoundary namespace="embed-code">
        <EmbedCode key={manifest.id} toolId={manifest.id} />
      </PageWordsBoundary>
    </Suspense>,
    main,
  );
}
