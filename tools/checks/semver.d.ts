// What the checks use of a package without types.

declare module 'semver' {
  const semver: {
    satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean;
    minVersion(range: string): { readonly version: string } | null;
  };
  export = semver;
}
