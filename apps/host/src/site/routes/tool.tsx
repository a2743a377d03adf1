import { findTool } from '@seller-toolbox/catalogue';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { ToolEnvironment, UseDetails } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { finishToolPage } from '../late-tool-page.ts';
import { recentTools, withFirst } from '../base/personal-tools.ts';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { useCatalogueWords } from '../base/site-words.tsx';
import { ToolPage } from '../../features/tool-page/tool-page.tsx';
import { useUsageTracking } from '../../features/usage-tracking/usage-tracking-context.tsx';

/** Later than all that the page needs: the count of clicks, which the hub shows at its next visit, and the menu of the visitor's products. */
const LATE_AFTER = 2000;

export function ToolRoute() {
  const { toolId = '' } = addressAt(useLocation().pathname);
  const manifest = findTool(toolId);
  return manifest && <KnownTool key={toolId} manifest={manifest} />;
}

function KnownTool({ manifest }: { manifest: ToolManifest }) {
  const catalogue = useCatalogueWords();
  const { toolOpened, toolUsed } = useUsageTracking();
  const [ProductsMenu, setMenu] = useState<ToolEnvironment['ProductsMenu']>();
  const { id } = manifest;
  const name = catalogue[id]?.title ?? id;

  const open = useEffectEvent(() => {
    recentTools.write(withFirst(recentTools.read(), id));
    toolOpened({ id, name });
    setTimeout(loadLate, LATE_AFTER, id, Date.now(), setMenu);
  });
  useEffect(() => {
    open();
  }, []);

  const use = useCallback((details: UseDetails) => toolUsed({ id, name }, details), [toolUsed, id, name]);
  return <ToolPage manifest={manifest} onUse={use} ProductsMenu={ProductsMenu} />;
}

/** Without a connection this one click is not counted, and the tool works without the list of products. */
function loadLate(...page: Parameters<typeof finishToolPage>): void {
  import('../late-tool-page.ts').then((late) => late.finishToolPage(...page)).catch(() => undefined);
}
