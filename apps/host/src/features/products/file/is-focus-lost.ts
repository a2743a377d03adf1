/** Whether what had the focus is gone, so that the next press of a key would begin at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
