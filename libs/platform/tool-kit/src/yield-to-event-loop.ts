/** Lets the browser paint and handle input before a long computation on the page goes on. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
