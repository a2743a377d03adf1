import { findTool } from '@seller-toolbox/catalogue';
import { Gallery } from '@seller-toolbox/ui/gallery';
import type { ReactNode } from 'react';
import { parseSettings } from './settings.ts';
import { ToolBench } from './tool-bench.tsx';
import { ToolList } from './tool-list.tsx';
import { ToolScreen } from './tool-screen.tsx';

/** `/tools/<id>` is the bench with a tool, `/screen/<id>` the tool in its frame, `/gallery` the primitives, otherwise the list. */
export function choosePage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReactNode {
  const [, page, id = ''] = pathname.split('/');
  const manifest = findTool(id);
  const settings = parseSettings(search);
  if (page === 'gallery') return <Gallery />;
  if (page === 'tools' && manifest) return <ToolBench manifest={manifest} settings={settings} />;
  if (page === 'screen' && manifest) return <ToolScreen manifest={manifest} language={settings.language} />;
  return <ToolList />;
}
