/** In a file of its own: each import costs the page its preload list. */
export const loadPanelFields = () => import('./panels/panel-fields.tsx');
