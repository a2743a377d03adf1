import { appendSvg, printFrame } from './print-frame.ts';

const frames = () => document.querySelectorAll('iframe');

/** Prints a picture; returns what the frame printed, and its result. */
function printPicture() {
  const print = jest.fn();
  const result = printFrame((page) => {
    Object.assign(page.defaultView ?? {}, { print, focus: () => undefined });
    return appendSvg(page, '<svg/>', 'code');
  });
  const frame = frames()[0]?.contentWindow;
  const image = frame?.document.querySelector('img');
  return { result, print, frame, image };
}

describe('printFrame', () => {
  it('prints once the picture is drawn, and removes the frame after printing', async () => {
    const { result, print, frame, image } = printPicture();
    expect(image).toHaveAttribute('alt', 'code');
    expect(print).not.toHaveBeenCalled();
    image?.dispatchEvent(new Event('load'));
    await result;
    expect(print).toHaveBeenCalledTimes(1);
    expect(frames()).toHaveLength(1);
    frame?.dispatchEvent(new Event('afterprint'));
    expect(frames()).toHaveLength(0);
  });

  it('removes the frame when the picture cannot be drawn', async () => {
    const { result, print, image } = printPicture();
    image?.dispatchEvent(new Event('error'));
    await expect(result).rejects.toThrow('could not draw');
    expect(print).not.toHaveBeenCalled();
    expect(frames()).toHaveLength(0);
  });

  it('removes the frame when printing fails', async () => {
    const { result, print, image } = printPicture();
    print.mockImplementation(() => {
      throw new Error('blocked');
    });
    image?.dispatchEvent(new Event('load'));
    await expect(result).rejects.toThrow('blocked');
    expect(frames()).toHaveLength(0);
  });
});
