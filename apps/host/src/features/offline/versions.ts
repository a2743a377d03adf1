/** The version that this page was served with; empty where no service filled it. */
export function buildVersion(page: Document = document): string {
  return page.getElementById('root')?.dataset['version'] ?? '';
}

/** The version that the service serves now; null if the request fails. */
export async function servedVersion(): Promise<string | null> {
  try {
    const page = await fetch(location.pathname + location.search, { cache: 'no-cache' });
    return /data-version="([\w-]+)"/.exec(await page.text())?.[1] ?? null;
  } catch {
    return null;
  }
}
