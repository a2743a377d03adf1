/**
 * Ref of an element that sticks to the bottom: where the on-screen keyboard covers the page instead of shrinking it
 * (iOS), `--keyboard-height` is how much it covers; `data-afloat` is `false` once enough of what follows is in sight to read it.
 */
export function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!element || !viewport) return undefined;
  const update = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    // A page that is zoomed in shows less of itself too.
    const height = viewport.scale === 1 ? Math.max(0, Math.round(covered)) : 0;
    element.style.setProperty('--keyboard-height', `${height}px`);
  };
  const following = new IntersectionObserver(
    ([entry]) => (element.dataset.afloat = String(!entry?.isIntersecting)),
    { rootMargin: '0px 0px -25%' },
  );
  if (element.nextElementSibling) following.observe(element.nextElementSibling);
  viewport.onresize = viewport.onscroll = update;
  return () => {
    following.disconnect();
    viewport.onresize = viewport.onscroll = null;
  };
}
