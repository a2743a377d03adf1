import engineWorker from '@seller-toolbox/catalogue/engine-worker?worker&url';

/** Where the page demands trusted addresses of scripts; the compiler does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): URL };
}

export const ENGINE_WORKER = engineWorker;
export const SERVICE_WORKER = '/sw.js';

// The one policy of the site's own: a second one of the name would be rejected.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('seller-toolbox', {
  createScriptURL(address) {
    if (address !== ENGINE_WORKER && address !== SERVICE_WORKER)
      throw new TypeError('not a script of this site');
    return address;
  },
});

/** The address as browsers with trusted types want it; only the site's own workers have one. */
export function trustedScript(address: string): string | URL {
  return policy?.createScriptURL(address) ?? address;
}
