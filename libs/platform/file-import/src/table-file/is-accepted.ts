/** Whether a file has one of the endings or media types of `accept`, as a field for files writes them: ".ics,text/calendar". */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept
    .split(',')
    .some((kind) => (kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : type === kind));
}
