import type { SettingValues } from '@seller-toolbox/contracts';
import type { Config } from './config.ts';
import type { Database } from './db/connection.ts';
import { readGivenSettings } from './features/settings/given-settings.ts';
import { createLiveSettings, siteConfigOf, type LiveSettings } from './features/settings/live-settings.ts';
import { measureClaims } from './features/site/hero-claims.ts';
import { replaceableSite, type ReplaceableSite } from './features/site/replaceable-site.ts';
import { loadSiteBuild, type SiteBuild } from './features/site/site-build.ts';

/** The settings in force, and the site that follows them. */
export async function openLiveSite(
  db: Database['db'],
  config: Config,
  siteBuilds: readonly string[],
): Promise<{ live: LiveSettings; site: SiteBuild | null }> {
  const embeds = config.EMBED_ORIGINS.length > 0 && { embeds: true };
  const served: { site?: ReplaceableSite; from?: string } = {};
  const load = async (values: SettingValues): Promise<SiteBuild | null> => {
    const { terms, privacy } = values;
    const wanted = [
      { ...siteConfigOf(values), ...embeds },
      { terms, privacy },
    ] as const;
    const from = JSON.stringify(wanted);
    // Other settings do not change the site.
    if (served.from === from) return null;
    const build = loadSiteBuild(siteBuilds, await measureClaims(db, wanted[0]), wanted[1]);
    served.from = from;
    return build;
  };
  const live = createLiveSettings({
    db,
    given: readGivenSettings(config),
    onChange: async (values) => {
      const next = served.site && (await load(values));
      if (next) served.site?.replace(next);
    },
  });
  await live.refresh();
  const first = await load(live.values());
  if (first) served.site = replaceableSite(first);
  return { live, site: served.site?.site ?? null };
}
