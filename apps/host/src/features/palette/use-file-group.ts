import { findTool } from '@seller-toolbox/catalogue';
import { paths } from '@seller-toolbox/site-kit/paths';
import { toIconName } from '@seller-toolbox/ui';
import { useEffect, useState } from 'react';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import { startWorker } from '../../site/base/start-worker.ts';
import { fileToolsInWorker } from './file-tools-in-worker.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** The tools that take the dropped files: each opens with them. Nothing while they are looked at. */
export function useFileGroup(files: readonly File[]): PaletteGroup[] {
  const t = useOnDemandWords();
  const catalogue = useCatalogueWords();
  const [found, setFound] = useState<{ file: File; toolIds: readonly string[] } | null>(null);
  const [file] = files;

  useEffect(() => {
    // Without workers the palette is a search for tools.
    if (!file || typeof Worker === 'undefined') return undefined;
    const ended = new AbortController();
    void fileToolsInWorker(startWorker, file, ended.signal).then((toolIds) => {
      if (!ended.signal.aborted) setFound({ file, toolIds });
    });
    return () => ended.abort();
  }, [file]);

  if (!file || found?.file !== file) return [];
  const toEntry = (toolId: string): PaletteEntry => ({
    key: `file-${toolId}`,
    icon: toIconName(findTool(toolId)?.icon ?? ''),
    title: catalogue[toolId]?.title ?? toolId,
    line: catalogue[toolId]?.line,
    leadsTo: paths.tool(toolId),
    files: { toolId, files },
  });
  const none: PaletteEntry = {
    key: 'file-none',
    icon: 'upload',
    title: t('palette.noFileTool'),
    leadsTo: null,
  };
  // The worker knows the built-in tools; an admin may have turned one off.
  const entries = found.toolIds.filter(findTool).map(toEntry);
  return [{ key: 'files', title: file.name, entries: entries.length > 0 ? entries : [none] }];
}
