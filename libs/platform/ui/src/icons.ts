export { drawIcons, iconOutline } from './icon-drawings.ts';
export { ICON_NAMES, isIconName } from './icon-set.ts';
