const MARGIN = 8;

/** Ref callback of a floating panel: shifts it sideways so that it stays inside the window. */
export function keepOnScreen(panel: HTMLElement | null): void {
  if (panel === null) return;
  const { left, right } = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = right > width - MARGIN ? width - MARGIN - right : left < MARGIN ? MARGIN - left : 0;
  panel.style.setProperty('--shift', `${shift}px`);
}
