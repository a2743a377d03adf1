import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

// How long something takes to appear depends on the machine, whether it appears must not; the first use of a page also
// compiles it.
configure({ asyncUtilTimeout: 15_000 });

// What React complains about (keys, hydration, updates outside act) is a failed test.
const complaints: string[] = [];
console.error = (...parts: unknown[]) => void complaints.push(format(...parts));
afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;

// What a download leaves behind is released ten seconds later, which a slow test still sees.
URL.revokeObjectURL ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
