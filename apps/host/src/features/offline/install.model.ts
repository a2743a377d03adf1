/** A visitor who has opened this many tools is likely to return. */
export const TOOLS_BEFORE_OFFER = 3;

export interface InstallState {
  /** It runs as an app, or has been installed from this browser. */
  readonly isInstalled: boolean;
  readonly isDismissed: boolean;
  /** How many different tools were opened in this browser. */
  readonly openedTools: number;
}

/** Whether to suggest the installation: once, and not before the site has been useful. */
export function isInstallOffered({ isInstalled, isDismissed, openedTools }: InstallState): boolean {
  return !isInstalled && !isDismissed && openedTools >= TOOLS_BEFORE_OFFER;
}
