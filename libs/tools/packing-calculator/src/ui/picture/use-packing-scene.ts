import { useEffect, useState, type RefObject } from 'react';
import type { PackingScene } from './packing-scene.ts';
import type { PictureModel } from './solid.ts';

export interface SceneWanted {
  readonly model: PictureModel;
  readonly layers: number;
  /** The visitor has interacted with the picture; until then the drawing is enough. */
  readonly isWanted: boolean;
}

/** The 3D view once it is wanted and loaded; null before, and always without WebGL. */
export function usePackingScene(
  host: RefObject<HTMLElement | null>,
  { model, layers, isWanted }: SceneWanted,
): PackingScene | null {
  const [scene, setScene] = useState<PackingScene | null>(null);

  useEffect(() => {
    const element = host.current;
    if (!isWanted || element === null) return undefined;
    let made: PackingScene | undefined;
    let isGone = false;
    void import('./packing-scene.ts')
      .then(({ createPackingScene }) => {
        if (isGone) return;
        made = createPackingScene(element);
        setScene(made);
      })
      // No WebGL, or no network: the drawing stays.
      .catch(() => undefined);
    return () => {
      isGone = true;
      made?.dispose();
      setScene(null);
    };
  }, [host, isWanted]);

  useEffect(() => scene?.show(model, layers), [scene, model, layers]);
  return scene;
}
