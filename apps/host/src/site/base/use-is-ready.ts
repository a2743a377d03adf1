import { useAfterHydration } from '@seller-toolbox/site-kit/hydration-hooks';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { useSite } from './site-config.tsx';

/** Whether a tool is ready in the profile of the site; until the page has hydrated, without a profile. */
export function useIsReady(): (tool: ToolManifest) => boolean {
  const { profile } = useSite();
  const isAfterHydration = useAfterHydration();
  return ({ status, developingIn }) =>
    status === 'ready' && !(isAfterHydration && developingIn !== undefined && developingIn === profile);
}
