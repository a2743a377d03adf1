export const IMAGE_FILES =
  'image/jpeg,image/png,image/gif,image/webp,image/tiff,.jpg,.jpeg,.png,.gif,.webp,.tif,.tiff';
