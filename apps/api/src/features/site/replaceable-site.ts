import type { SiteBuild } from './site-build.ts';

/** A site whose content can be replaced while it is served. */
export interface ReplaceableSite {
  readonly site: SiteBuild;
  readonly replace: (next: SiteBuild) => void;
}

/** The same build with other texts; hashes of scripts and the presence of embedded tools stay. */
export function replaceableSite(first: SiteBuild): ReplaceableSite {
  let current = first;
  return {
    site: {
      scriptHashes: first.scriptHashes,
      findPage: (path, language) => current.findPage(path, language),
      notFoundPage: (language) => current.notFoundPage(language),
      findShell: (path) => current.findShell(path),
      findFile: (path) => current.findFile(path),
      findFilled: (...request) => current.findFilled(...request),
      insertVersion: (html) => current.insertVersion(html),
      embed: first.embed && {
        scriptHash: first.embed.scriptHash,
        script: first.embed.script,
        findPage: (...request) => current.embed?.findPage(...request) ?? null,
        findOffPage: (...request) => current.embed?.findOffPage(...request) ?? null,
      },
    },
    replace: (next) => {
      current = next;
    },
  };
}
