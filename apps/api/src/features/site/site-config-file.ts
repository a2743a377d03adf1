import { readFileSync } from 'node:fs';
import { siteConfigSchema, type SiteConfig } from '@seller-toolbox/contracts';
import { ConfigError } from '../../config.ts';

/** The fields that the site configuration file sets. Throws ConfigError for an invalid file. */
export function readSiteConfig(path: string | undefined): Partial<SiteConfig> {
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
  const fields = Object.entries(parsed.data).filter(([name]) => Object.hasOwn(new Object(given), name));
  return Object.fromEntries(fields);
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
