/** Whether the service rejected because what it allows is used up: its own limits, beside those of the browser. */
export function isUsageLimit({ code }: { readonly code: string }): boolean {
  return code === 'ai.hourly-limit' || code === 'ai.daily-limit';
}
