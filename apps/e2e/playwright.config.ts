import { defineConfig, type LaunchOptions } from '@playwright/test';

// Set by the global setup. Each worker reads this file again, after the setup.
const { E2E_URL: baseURL, E2E_LAUNCH_OPTIONS: launchOptions = '{}' } = process.env;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/e2e',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(baseURL && { baseURL }),
    launchOptions: JSON.parse(launchOptions) as LaunchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Requests of a service worker cannot be routed or counted by tests; the offline tests allow it.
    serviceWorkers: 'block',
  },
});
