import { useEffect, useState, type RefObject } from 'react';
import type { PackingScene } from './packing-scene.ts';
import type { PictureModel } from './solid.ts';

/** What a visitor does first, whatever it is; until then the drawing is picture enough. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * The view that turns, once its place is in sight of a visitor and the browser has loaded it; null before, and for good
 * where there is no WebGL.
 */
export function usePackingScene(
  host: RefObject<HTMLElement | null>,
  model: PictureModel,
  layers: number,
): PackingScene | null {
  const [scene, setScene] = useState<PackingScene | null>(null);
  const isWanted = useIsWanted(host);

  useEffect(() => {
    const element = host.current;
    if (!isWanted || element === null) return undefined;
    let made: PackingScene | undefined;
    let isGone = false;
    void import('./packing-scene.ts')
      .then(({ createPackingScene }) => {
        if (isGone) return;
        made = createPackingScene(element);
        made.resize();
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
  useEffect(() => {
    const element = host.current;
    if (!scene || element === null) return undefined;
    const size = new ResizeObserver(() => scene.resize());
    size.observe(element);
    const theme = new MutationObserver(() => scene.recolor());
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      size.disconnect();
      theme.disconnect();
    };
  }, [host, scene]);
  return scene;
}

/** Turns true when the visitor has moved and the element is in sight, and stays so. */
function useIsWanted(host: RefObject<HTMLElement | null>): boolean {
  const [isAwake, setIsAwake] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const wake = () => setIsAwake(true);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wake);
    };
  }, []);
  useEffect(() => {
    const element = host.current;
    if (!isAwake || element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [host, isAwake]);
  return isSeen;
}
