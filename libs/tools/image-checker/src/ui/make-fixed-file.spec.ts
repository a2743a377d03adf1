import { fixedName } from './make-fixed-file.ts';

describe('fixedName', () => {
  it.each([
    ['bottle.final.png', 'bottle.final-square.jpg'],
    ['水杯 500ml.webp', '水杯-500ml-square.jpg'],
    ['../../etc/passwd', 'image-square.jpg'],
    ['???', 'image-square.jpg'],
  ])('%s becomes %s', (name, fixed) => {
    expect(fixedName(name, 'jpg')).toBe(fixed);
  });
});
