/** Lets the browser ask before it closes or reloads the admin section, on whatever page, until what it answers is called. */
export function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
