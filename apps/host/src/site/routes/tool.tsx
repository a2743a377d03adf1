import { findTool } from '@seller-toolbox/catalogue';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { UseDetails } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { recentTools, withFirst } from '../base/personal-tools.ts';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { useCatalogueWords } from '../base/site-words.tsx';
import { ToolPage } from '../../features/tool-page/tool-page.tsx';
import { useUsageTracking } from '../../features/usage-tracking/usage-tracking-context.tsx';

export function ToolRoute() {
  const { toolId = '' } = addressAt(useLocation().pathname);
  const manifest = findTool(toolId);
  return manifest && <KnownTool key={toolId} manifest={manifest} />;
}

function KnownTool({ manifest }: { manifest: ToolManifest }) {
  const catalogue = useCatalogueWords();
  const { toolOpened, toolUsed } = useUsageTracking();
  const { id } = manifest;
  const name = catalogue[id]?.title ?? id;

  const open = useEffectEvent(() => {
    recentTools.write(withFirst(recentTools.read(), id));
    toolOpened({ id, name });
  });
  useEffect(() => {
    open();
  }, []);

  const use = useCallback((details: UseDetails) => toolUsed({ id, name }, details), [toolUsed, id, name]);
  return <ToolPage manifest={manifest} onUse={use} />;
}
