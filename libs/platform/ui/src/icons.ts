export { drawIcon, iconsIn, iconSprite } from './icon-drawings.ts';
export { ICON_NAMES, isIconName } from './icon-set.ts';
