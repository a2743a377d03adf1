import { favoriteTools, popularTools, recentTools } from '../../site/base/personal-tools.ts';
import { toolClicks } from './stored-clicks.ts';
import { NO_CLICKS } from './tool-clicks.model.ts';

/** Forgets favorites, recently used tools and clicks. What comes back puts them all back. */
export function clearKeptLists(): () => void {
  const before = {
    favorites: favoriteTools.read(),
    recent: recentTools.read(),
    popular: popularTools.read(),
    clicks: toolClicks.read(),
  };
  write({ favorites: [], recent: [], popular: [], clicks: NO_CLICKS });
  return () => write(before);
}

function write({ favorites, recent, popular, clicks }: KeptLists): void {
  favoriteTools.write(favorites);
  recentTools.write(recent);
  popularTools.write(popular);
  toolClicks.write(clicks);
}

interface KeptLists {
  readonly favorites: readonly string[];
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  readonly clicks: typeof NO_CLICKS;
}

/** All that is kept of the visitor's own tools, as a file for them: name and text. */
export function keptListsFile(instant: number): { readonly name: string; readonly text: string } {
  const { records, weeks } = toolClicks.read();
  const kept = { favorites: favoriteTools.read(), recent: recentTools.read(), clicks: records, weeks };
  const day = new Date(instant).toISOString().slice(0, 10);
  return { name: `seller-toolbox-my-tools-${day}.json`, text: `${JSON.stringify(kept, null, 2)}\n` };
}
