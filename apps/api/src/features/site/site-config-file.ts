import { readFileSync } from 'node:fs';
import { siteConfigSchema, withProfile, type SiteConfig } from '@seller-toolbox/contracts';
import { ConfigError } from '../../config.ts';

/** Reads the site configuration, or the defaults without a path. Throws ConfigError for an invalid file. */
export function readSiteConfig(path: string | undefined, publicUrl: string | undefined): SiteConfig {
  const given = path === undefined ? {} : parseFile(path);
  const parsed = siteConfigSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || 'the whole';
    throw new ConfigError(
      'SITE_CONFIG',
      `is not a site configuration: ${field}: ${issue?.message ?? 'invalid'}`,
    );
  }
  const config = withProfile(parsed.data);
  return publicUrl === undefined ? config : { ...config, publicUrl };
}

function parseFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(
      'SITE_CONFIG',
      'must be the path of a file that the user of the service may read, such as one with mode 644',
    );
  }
  try {
    // Editors on Windows put a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ConfigError('SITE_CONFIG', 'must be the path of a JSON file');
  }
}
