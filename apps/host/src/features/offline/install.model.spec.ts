import { isInstallOffered } from './install.model.ts';

const visitor = { isInstalled: false, isDismissed: false, openedTools: 3 };

describe('the offer to install', () => {
  it.each([
    [0, false],
    [2, false],
    [3, true],
    [24, true],
  ])('after %i opened tools: %p', (openedTools, offered) => {
    expect(isInstallOffered({ ...visitor, openedTools })).toBe(offered);
  });

  it('is not repeated once it was dismissed', () => {
    expect(isInstallOffered({ ...visitor, isDismissed: true })).toBe(false);
  });

  it('is not made where the site is installed', () => {
    expect(isInstallOffered({ ...visitor, isInstalled: true })).toBe(false);
  });
});
