// @ts-check
import { createProjectGraphAsync } from '@nx/devkit';

/**
 * Updates the cached project graph. Without one, `@nx/enforce-module-boundaries` skips itself silently: in a
 * fresh clone no boundary would be checked. Inside an Nx task the graph is already up to date.
 */
export async function refreshProjectGraph() {
  if (process.env['NX_TASK_TARGET_PROJECT'] !== undefined) return;
  process.env['NX_DAEMON'] ??= 'false';
  process.env['NX_ISOLATE_PLUGINS'] ??= 'false';
  await createProjectGraphAsync({ exitOnError: false });
}
