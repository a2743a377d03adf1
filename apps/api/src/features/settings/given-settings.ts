import type { Config } from '../../config.ts';
import { readSiteConfig } from '../site/site-config-file.ts';
import type { GivenSettings } from './live-settings.ts';

/** What the site configuration file and the environment decide; the environment wins. */
export function readGivenSettings({
  SITE_CONFIG: path,
  PUBLIC_URL: publicUrl,
  AI_DAILY_CAP: aiDailyCap,
}: Pick<Config, 'SITE_CONFIG' | 'PUBLIC_URL' | 'AI_DAILY_CAP'>): GivenSettings {
  const inFile = Object.entries(readSiteConfig(path)).map(
    ([key, value]) => [key, { value, source: 'file' }] as const,
  );
  // The keys and types of the file are those of the settings.
  const given = Object.fromEntries(inFile) as GivenSettings;
  return {
    ...given,
    ...(publicUrl !== undefined && { publicUrl: { value: publicUrl, source: 'environment' } }),
    ...(aiDailyCap !== undefined && { aiDailyCap: { value: aiDailyCap, source: 'environment' } }),
  };
}
